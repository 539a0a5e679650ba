n = int(input())
ciel = jiro = 0
middle = []
for _ in range(n):
    size, *cards = map(int, input().split())
    half = size // 2
    ciel += sum(cards[:half])
    jiro += sum(cards[size - half:])
    middle += cards[half:size - half]
middle.sort(reverse=True)
print(ciel + sum(middle[::2]), jiro + sum(middle[1::2]))
