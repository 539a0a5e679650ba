n, m = map(int, input().split())
black = [list(map(int, input().split())) for _ in range(n)]
white = [list(map(int, input().split())) for _ in range(n)]


def moves(rows):
    """Rows that may grow, where `rows` has how many cells of each are taken."""
    return [i for i in range(n) if rows[i] < (rows[i - 1] if i else m)]


# Layer by layer: all positions with the same number of taken cells.
layers = [{(0,) * n}]
for _ in range(n * m):
    layers.append({rows[:i] + (rows[i] + 1,) + rows[i + 1 :] for rows in layers[-1] for i in moves(rows)})

worth = {(m,) * n: 0}  # for the player to move
for taken in range(n * m - 1, -1, -1):
    points = black if taken % 2 == 0 else white
    worth = {
        rows: max(points[i][rows[i]] - worth[rows[:i] + (rows[i] + 1,) + rows[i + 1 :]] for i in moves(rows))
        for rows in layers[taken]
    }
print(worth[(0,) * n])
