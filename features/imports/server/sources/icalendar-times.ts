import { dayMs } from '#platform/contract'
import { wordpressDate } from '../read/dates.ts'
import type { CalendarEvent } from './icalendar-lines.ts'

/** Beginning and end of an event in its own time zone: `2024-05-04 20:00:00`. */
export interface EventClock {
  start: string
  /** '' without an end. */
  end: string
  /** Whether it lasts whole days, of which `end` is the last. */
  isDay: boolean
}

/** Returns null for an event without a valid day. An instant is converted to the time zone of the site. */
export function clockOf(event: CalendarEvent, timeZone: string): EventClock | null {
  const [first] = event.properties.get('DTSTART') ?? []
  const start = first ? wallTime(first.value, timeZone) : null
  if (!first || !start) return null
  const isDay = /^\d{8}$/.test(first.value.trim())
  const [last] = event.properties.get('DTEND') ?? []
  const end = last
    ? wallTime(last.value, timeZone)
    : lengthened(start, event.properties.get('DURATION')?.[0]?.value ?? '')
  if (!end || end <= start) return { start: written(start), end: '', isDay }
  // Whole days end at the beginning of the day after the last one.
  return { start: written(start), end: written(isDay ? new Date(end.getTime() - dayMs) : end), isDay }
}

export const dayOf = (clock: string): string => clock.slice(0, 10)

/** Returns the local time of a calendar value; null when it is invalid. */
export function wallTime(text: string, timeZone: string): Date | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zulu = ''] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/i.exec(text.trim()) ?? []
  const at = year === undefined ? null : wordpressDate(`${year}-${month}-${day} ${hour}:${minute}:${second}`)
  if (!at || zulu === '') return at
  const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at)
  return wordpressDate(shown)
}

function lengthened(start: Date, duration: string): Date | null {
  const found = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/i.exec(
    duration.trim(),
  )
  if (!found) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return new Date(start.getTime() + (weeks * 7 + days) * dayMs + (hours * 3600 + minutes * 60 + seconds) * 1000)
}

const written = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
