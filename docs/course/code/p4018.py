"""P4018: 6 is the least number that is no prime power, and all smaller ones may be taken."""
tests = int(input())
for _ in range(tests):
    print("Roy wins!" if int(input()) % 6 == 0 else "October wins!")
