"""P4279: misere Nim is Nim, unless all heaps have one stone."""
for _ in range(int(input())):
    input()
    nim_sum, largest = 0, 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
        largest = max(largest, heap)
    print("John" if (nim_sum != 0) == (largest > 1) else "Brother")
