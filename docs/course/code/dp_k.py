_, stones = map(int, input().split())
moves = sum(1 << move for move in map(int, input().split()))

won = 0  # bit i: heap i is won
for heap in range(stones + 1):
    if not won >> heap & 1:
        won |= moves << heap
print("First" if won >> stones & 1 else "Second")
