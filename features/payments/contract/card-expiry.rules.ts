/** Parses the expiry date of a card, such as `12 / 30`, `12-30`, `1230` or `12/2030`; null for anything else. */
export function readCardExpiry(typed: string): { month: number; year: number } | null {
  const plain = typed
    .trim()
    .split(/\s+/)
    .join(' ')
    .replace(/ ?([/.-]) ?/g, '$1')
  const [, month = '', year = ''] = /^(\d{1,2})[/. -](\d{4}|\d{2})$/.exec(plain) ?? []
  const [, closeMonth = '', closeYear = ''] = /^(\d{2})(\d{4}|\d{2})$/.exec(plain) ?? []
  const read = { month: Number(month || closeMonth), year: Number(year || closeYear) }
  if (read.month < 1 || read.month > 12) return null
  return { month: read.month, year: read.year < 100 ? 2000 + read.year : read.year }
}
