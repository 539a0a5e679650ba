n, m = map(int, input().split())
black = [list(map(int, input().split())) for _ in range(n)]
white = [list(map(int, input().split())) for _ in range(n)]

# A position is how many cells of each row are taken; its worth is that for the player to move.
worth = {(m,) * n: 0}
for taken in reversed(range(n * m)):
    points = black if taken % 2 == 0 else white
    before = {}
    for rows, value in worth.items():
        for i, length in enumerate(rows):
            # The last cell of a row was taken just now, unless the row below is as long.
            if length > (rows[i + 1] if i + 1 < n else 0):
                position = rows[:i] + (length - 1,) + rows[i + 1 :]
                lead = points[i][length - 1] - value
                before[position] = max(lead, before.get(position, lead))
    worth = before
print(worth[(0,) * n])
