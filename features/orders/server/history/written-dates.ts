import { momentIn } from './history-sheet.ts'

/** Whether the first of two numbers before a year is the day or the month. */
export type DayOrder = 'day' | 'month'

const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/

/**
 * Returns the order of day and month in a column, as its own cells show, or else as in the country of the site. A
 * column never mixes both.
 */
export function dayOrderOf(cells: readonly string[], locale: string): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const parts = numbers.exec(cell.trim())
    return parts ? [{ first: Number(parts[1]), between: parts[2], second: Number(parts[3]) }] : []
  })
  if (pairs.some(({ first, between }) => first > 12 || between === '.')) return 'day'
  if (pairs.some(({ second }) => second > 12)) return 'month'
  return /-(?:US|PH)\b/.test(locale) ? 'month' : 'day'
}

/** Parses a written time of a table: `4/5/2024 2:30 PM`, `4 May 2024`; '' for an invalid one. */
export function writtenMoment(text: string, order: DayOrder, timeZone: string): string {
  const written = text.trim()
  const exact = momentIn(written.replace(/^(\d{4})\/(\d{2})\/(\d{2})/, '$1-$2-$3'), timeZone)
  if (exact !== '') return exact
  const [whole = '', a = '', , b = '', year = ''] = numbers.exec(written) ?? []
  if (whole === '') return namedMonth(written, timeZone)
  const [day, month] = order === 'day' ? [a, b] : [b, a]
  return momentIn(
    `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${clockIn(written.slice(whole.length))}`,
    timeZone,
  )
}

/** Converts `2:30 PM` to `14:30:00`. */
function clockIn(text: string): string {
  const [, hour = '0', minute = '00', second = '00', half = ''] =
    /(\d{1,2}):(\d{2})(?::(\d{2}))?\s?([ap])?/i.exec(text) ?? []
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Beginnings of month names in other languages, where they differ from English. */
const otherMonths: Readonly<Record<string, string>> = {
  mrt: 'mar',
  mär: 'mar',
  maa: 'mar',
  mei: 'may',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
}

/** `4 May 2024`, `May 4, 2024`, `4. Mai 2024`. */
function namedMonth(text: string, timeZone: string): string {
  const [, early = '', name = '', late = '', year = ''] =
    /(?:^|\s)(\d{1,2})?\.?\s?(\p{L}{3,10})\.?\s(?:(\d{1,2}),?\s)?(\d{4})\b/u.exec(text) ?? []
  const begins = name.slice(0, 3).toLowerCase()
  const month = months.indexOf(otherMonths[begins] ?? begins) + 1
  const day = early || late
  if (month === 0 || day === '') return ''
  const after = text.slice(text.indexOf(year) + year.length)
  return momentIn(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')} ${clockIn(after)}`, timeZone)
}
