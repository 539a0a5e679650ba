"""CSES 2208: lost if and only if all heaps are even."""
for _ in range(int(input())):
    input()
    print("first" if any(heap % 2 for heap in map(int, input().split())) else "second")
