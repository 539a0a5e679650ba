"""AOJ 1377: a pile is a number; meet in the middle for the most boxes with the sum 0."""
import sys

UNIT = 1 << 40


def value(pile):
    """The number of a pile in units of 2^-40: whole steps up to the first change, then halves."""
    total, step, changed = 0, UNIT, False
    for box in pile:
        changed = changed or box != pile[0]
        step = step // 2 if changed else step
        total += step if box == "B" else -step
    return total


def sums(piles):
    """The sums of all subsets, each with the most boxes."""
    most = {0: 0}
    for pile in piles:
        number = value(pile)
        for total, boxes in list(most.items()):
            most[total + number] = max(most.get(total + number, 0), boxes + len(pile))
    return most


piles = sys.stdin.read().split()[1:]
half = len(piles) // 2
first, second = sums(piles[:half]), sums(piles[half:])
print(max(boxes + second[-total] for total, boxes in first.items() if -total in second))
