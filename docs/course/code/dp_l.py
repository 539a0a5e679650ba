"""EDPC L: a peak x <= y >= z becomes x - y + z; then both take the larger end."""
input()
stack = []
for number in map(int, input().split()):
    stack.append(number)
    while len(stack) > 2 and stack[-3] <= stack[-2] >= stack[-1]:
        z, y, x = stack.pop(), stack.pop(), stack.pop()
        stack.append(x - y + z)
stack.sort(reverse=True)
print(sum(stack[0::2]) - sum(stack[1::2]))
