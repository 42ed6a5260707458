import { dayMs } from '#platform/contract'

/** A repetition of RFC 5545, as far as it is about days. */
interface RepeatRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  /** Number of repetitions; null without an end. */
  count: number | null
  until: string
  /** Weekdays, 0 for Sunday. `nth` is 0 for each of them, and -1 for the last of a month or year. */
  weekdays: readonly { weekday: number; nth: number }[]
  monthDays: readonly number[]
  months: readonly number[]
  /** Positions of the chosen days within one period. */
  positions: readonly number[]
  weekStart: number
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const partNames = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST']
const mostParts = 20

/** Parses a rule; null for one with hours or week numbers, and for an invalid one. */
export function repeatRule(text: string): RepeatRule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .slice(0, mostParts)
      .map((part) => {
        const at = part.indexOf('=')
        return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const
      }),
  )
  const frequency = frequencies.find((name) => name === parts.get('FREQ'))
  if (!frequency || [...parts.keys()].some((name) => !partNames.includes(name))) return null
  const numbers = (name: string): number[] =>
    (parts.get(name) ?? '')
      .split(',')
      .slice(0, 100)
      .map(Number)
      .filter((n) => Number.isSafeInteger(n) && n !== 0)
  return {
    frequency,
    interval: Math.min(1000, Math.max(1, numbers('INTERVAL')[0] ?? 1)),
    count: numbers('COUNT')[0] ?? null,
    until: parts.get('UNTIL') ?? '',
    weekdays: (parts.get('BYDAY') ?? '').split(',').slice(0, 100).flatMap(weekdayIn),
    monthDays: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
    positions: numbers('BYSETPOS'),
    weekStart: Math.max(0, weekdays.indexOf(parts.get('WKST') ?? 'MO')),
  }
}

function weekdayIn(text: string): { weekday: number; nth: number }[] {
  const [, nth = '', name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text.trim()) ?? []
  return name === '' ? [] : [{ weekday: weekdays.indexOf(name), nth: Number(nth) }]
}

/** A rule may never match (30 February): the search ends after this many periods. */
const mostPeriods = 5000

/** Yields the days of a rule from this one on, in their order. */
export function* daysOf(rule: RepeatRule, start: Date): Generator<Date> {
  for (let at = 0; at < mostPeriods; at += 1)
    for (const day of chosenOf(rule, periodDays(rule, start, at * rule.interval))) if (day >= start) yield day
}

function chosenOf({ positions }: RepeatRule, days: readonly Date[]): readonly Date[] {
  return positions.length === 0
    ? days
    : days.filter((_, at) => positions.includes(at + 1) || positions.includes(at - days.length))
}

function periodDays(rule: RepeatRule, start: Date, ahead: number): Date[] {
  const { frequency, months } = rule
  const inMonths = (day: Date): boolean => months.length === 0 || months.includes(day.getUTCMonth() + 1)
  if (frequency === 'DAILY') {
    const day = new Date(start.getTime() + ahead * dayMs)
    const isMeant = inMonths(day) && isMonthDay(rule, day) && isWeekday(rule, day)
    return isMeant ? [day] : []
  }
  if (frequency === 'WEEKLY') return weekOf(rule, start, ahead).filter(inMonths)
  const year = start.getUTCFullYear() + (frequency === 'YEARLY' ? ahead : 0)
  if (frequency === 'MONTHLY') return monthOf(rule, start, [year, start.getUTCMonth() + ahead]).filter(inMonths)
  if (months.length === 0 && rule.weekdays.length > 0 && rule.monthDays.length === 0)
    return meantOf(rule, daysBetween(start, [year, 0], 12))
  const named = months.length > 0 ? months.toSorted((a, b) => a - b) : allOf(rule, start)
  return named.flatMap((month) => monthOf(rule, start, [year, month - 1]))
}

/** Months of a yearly rule without months: that of the first day, or every month if days of a month are given. */
const allOf = ({ monthDays }: RepeatRule, start: Date): number[] =>
  monthDays.length > 0 ? Array.from({ length: 12 }, (_, at) => at + 1) : [start.getUTCMonth() + 1]

function weekOf({ weekdays: named, weekStart }: RepeatRule, start: Date, ahead: number): Date[] {
  const back = (start.getUTCDay() - weekStart + 7) % 7
  const first = start.getTime() + (ahead * 7 - back) * dayMs
  const wanted = named.length > 0 ? named.map(({ weekday }) => weekday) : [start.getUTCDay()]
  return Array.from({ length: 7 }, (_, at) => new Date(first + at * dayMs)).filter((day) =>
    wanted.includes(day.getUTCDay()),
  )
}

function monthOf(rule: RepeatRule, start: Date, month: readonly [year: number, month: number]): Date[] {
  const days = daysBetween(start, month, 1)
  if (rule.weekdays.length === 0 && rule.monthDays.length === 0)
    return days.filter((day) => day.getUTCDate() === start.getUTCDate())
  return meantOf(rule, days).filter((day) => isMonthDay(rule, day))
}

/** Returns the days with these weekdays, counted from the beginning or the end. */
function meantOf({ weekdays: named }: RepeatRule, days: readonly Date[]): Date[] {
  if (named.length === 0) return [...days]
  return days.filter((day, at) =>
    named.some(({ weekday, nth }) => {
      if (day.getUTCDay() !== weekday) return false
      return nth === 0 || nth === Math.floor(at / 7) + 1 || nth === -(Math.floor((days.length - 1 - at) / 7) + 1)
    }),
  )
}

const isWeekday = ({ weekdays: named }: RepeatRule, day: Date): boolean =>
  named.length === 0 || named.some(({ weekday }) => weekday === day.getUTCDay())

function isMonthDay({ monthDays }: RepeatRule, day: Date): boolean {
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  return monthDays.length === 0 || monthDays.some((n) => day.getUTCDate() === (n > 0 ? n : last + n + 1))
}

/** Returns all days of a number of months, at the hour of the first one. */
function daysBetween(start: Date, [year, month]: readonly [number, number], months: number): Date[] {
  const hour = start.getTime() % dayMs
  const first = Date.UTC(year, month, 1)
  const count = Math.round((Date.UTC(year, month + months, 1) - first) / dayMs)
  return Array.from({ length: count }, (_, at) => new Date(first + at * dayMs + hour))
}
