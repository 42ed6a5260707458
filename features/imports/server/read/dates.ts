/** Parses `2013-11-02 23:02:32` as UTC; null for zeros and invalid dates. */
export function wordpressDate(text: string): Date | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(text.trim())
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  return isReal && year > 0 ? date : null
}

/** Parses `Sat, 02 Nov 2013 23:02:32 +0000`. */
export function feedDate(text: string): Date | null {
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? null : inCalendar(new Date(time))
}

/** Years of more than four digits are invalid, and cannot be written as a date everywhere. */
function inCalendar(date: Date): Date | null {
  const year = date.getUTCFullYear()
  return year > 0 && year < 10_000 ? date : null
}

/** The instant that a local time of a time zone names. In the hour that comes twice the first is meant. */
export function localDate(text: string, timeZone: string): Date | null {
  const asUtc = wordpressDate(text)
  if (!asUtc) return null
  const first = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone))
  return inCalendar(new Date(asUtc.getTime() - offsetAt(first, timeZone)))
}

function offsetAt(instant: Date, timeZone: string): number {
  const format = {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const
  const parts = new Map(
    new Intl.DateTimeFormat('en', format).formatToParts(instant).map((part) => [part.type, Number(part.value)]),
  )
  const of = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) -
    Math.floor(instant.getTime() / 1000) * 1000
  )
}
