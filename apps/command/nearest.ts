/** Returns the known word that is most similar to a typed one, if any is near enough. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const rated = words.map((word) => ({ word, distance: distance(typed, word) })).sort((a, b) => a.distance - b.distance)
  const [best] = rated
  return best && best.distance <= Math.max(1, Math.floor(typed.length / 3))
    ? best.word
    : (words.find((word) => typed && word.startsWith(typed)) ?? null)
}

/** Letters to insert, drop, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap)
    }
  }
  return at(a.length, b.length)
}
