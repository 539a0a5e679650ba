import sys

n, most, *strings = sys.stdin.read().split()
most = int(most)
nim_sum, before = 0, ""
for s in sorted(strings):
    common = 0
    while common < min(len(s), len(before)) and s[common] == before[common]:
        common += 1
    nim_sum ^= (most - common) ^ (most - len(s))
    before = s
print("Alice" if nim_sum else "Bob")
