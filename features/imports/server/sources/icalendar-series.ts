import { dayMs } from '#platform/contract'
import { type CalendarEvent, componentsIn, textOf } from './icalendar-lines.ts'
import { clockOf, wallTime } from './icalendar-times.ts'
import { daysOf, repeatRule } from './icalendar-rule.ts'

/** The times of a series in its own time zone. */
interface Series {
  /** Future times, or all times of a series that has ended. */
  dates: readonly Date[]
  isOver: boolean
  /** Whether there are more than these. */
  goesOn: boolean
}

const mostDates = 24
/** Limit on past occurrences of a series, which are skipped rather than stored. */
const mostLookedAt = 20_000
const yearMs = 366 * dayMs
const yearsAhead = 2

interface Circumstances {
  timeZone: string
  now: Date
  /** Times at which another event of the calendar replaces this one. */
  moved: ReadonlySet<string>
}

/** Returns null for an event that takes place once, or whose rule is not supported. */
export function seriesOf(event: CalendarEvent, { timeZone, now, moved }: Circumstances): Series | null {
  const clock = clockOf(event, timeZone)
  const rule = repeatRule(event.properties.get('RRULE')?.[0]?.value ?? '')
  const added = timesOf(event, 'RDATE', timeZone)
  if (!clock || (!rule && (added.length === 0 || textOf(event, 'RRULE') !== ''))) return null
  const start = new Date(`${clock.start.replace(' ', 'T')}Z`)
  const left = new Set([...timesOf(event, 'EXDATE', timeZone), ...moved])
  const isLeft = (day: Date): boolean => left.has(keyOf(day)) || left.has(keyOf(day).slice(0, 10))
  const last = rule && rule.until !== '' ? lastOf(rule.until, timeZone) : null
  const horizon = new Date(now.getTime() + yearsAhead * yearMs)
  const kept = windowOf(now)
  for (const extra of added) if (!isLeft(new Date(`${extra}Z`))) kept.take(new Date(`${extra}Z`))
  let count = 0
  for (const day of rule ? withFirst(start, daysOf(rule, start)) : [start]) {
    count += 1
    if ((rule?.count && count > rule.count) || (last && day > last) || count > mostLookedAt) break
    if (day > horizon || kept.isFull()) return kept.series(true)
    if (!isLeft(day)) kept.take(day)
  }
  return kept.series(false)
}

/** An event always takes place on its first day, whatever its rule. */
function* withFirst(start: Date, days: Iterable<Date>): Generator<Date> {
  yield start
  for (const day of days) if (day > start) yield day
}

function windowOf(now: Date) {
  const past: Date[] = []
  const ahead: Date[] = []
  return {
    take: (day: Date): void => {
      if (day >= now) ahead.push(day)
      else if (past.length <= mostDates) past.push(day)
    },
    isFull: (): boolean => ahead.length > mostDates,
    series: (hasMore: boolean): Series => {
      const isOver = ahead.length === 0
      const dates = (isOver ? past : ahead).toSorted((a, b) => a.getTime() - b.getTime())
      return { dates: dates.slice(0, mostDates), isOver, goesOn: hasMore || dates.length > mostDates }
    },
  }
}

/** The end of a repetition, which includes its last day. */
function lastOf(until: string, timeZone: string): Date | null {
  const at = wallTime(until, timeZone)
  return at && /^\d{8}$/.test(until) ? new Date(at.getTime() + 86_399_000) : at
}

const keyOf = (day: Date): string => day.toISOString().slice(0, 19)

/** Parses a property with several times; days as `2024-05-04`. */
function timesOf({ properties }: CalendarEvent, name: string, timeZone: string): string[] {
  return (properties.get(name) ?? []).flatMap(({ value }) =>
    value.split(',').flatMap((text) => {
      const [written = ''] = text.trim().split('/')
      const at = wallTime(written, timeZone)
      if (!at) return []
      return [/^\d{8}$/.test(written) && name === 'EXDATE' ? keyOf(at).slice(0, 10) : keyOf(at)]
    }),
  )
}

/** Returns, by series, the times that a separate event replaces. */
export function movedTimes(text: string, timeZone: string): ReadonlyMap<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>()
  for (const part of componentsIn(text)) {
    if (part.kind !== 'event' || !part.event.properties.has('RECURRENCE-ID')) continue
    const uid = textOf(part.event, 'UID')
    const own = moved.get(uid) ?? new Set()
    for (const time of timesOf(part.event, 'RECURRENCE-ID', timeZone)) own.add(time)
    moved.set(uid, own)
  }
  return moved
}
