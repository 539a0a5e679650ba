"""ABC 297 G: a heap of a stones is worth (a mod (l + r)) / l, rounded down."""
_, least, most = map(int, input().split())
nim_sum = 0
for heap in map(int, input().split()):
    nim_sum ^= heap % (least + most) // least
print("First" if nim_sum else "Second")
