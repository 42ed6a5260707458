/** The months around that of `today`, as `2026-11`, oldest first; empty when it is no date. */
export function monthsAround(today: string, back: number, ahead: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (Number.isNaN(year + month)) return []
  return Array.from({ length: back + ahead + 1 }, (_, at) => monthAt(year, month - 1 + at - back))
}

/** The weeks of a month, each of seven days; null where a day belongs to another month. */
export function weeksOf(month: string, weekStart: 0 | 1): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() - weekStart + 7) % 7
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const rows = Math.ceil((before + count) / 7)
  return Array.from({ length: rows }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = row * 7 + column - before + 1
      return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, '0')}` : null
    }),
  )
}

function monthAt(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 7)
}
