from functools import cache


def mex(values):
    return next(value for value in range(len(values) + 1) if value not in values)


def grundy(intervals):
    @cache
    def value(left, right):
        inside = [(l, r) for l, r in intervals if left <= l and r <= right]
        return mex({value(left, l) ^ value(r, right) for l, r in inside})

    return value(1, 100)


for _ in range(int(input())):
    n = int(input())
    intervals = {tuple(map(int, input().split())) for _ in range(n)}
    print("Alice" if grundy(intervals) else "Bob")
