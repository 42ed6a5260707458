import { languageOf, type Language } from '#platform/i18n'
import { importMessages } from '../../contract/imports.messages.ts'
import type { Exported, ExportedItem } from '../read/records.ts'
import { localDate } from '../read/dates.ts'
import { componentsIn, type CalendarEvent, textOf } from './icalendar-lines.ts'
import { clockOf, type EventClock, dayOf } from './icalendar-times.ts'
import { movedTimes, seriesOf } from './icalendar-series.ts'
import { escapedHtml, exportedItem, paragraphsOf, type SourceFormat, wordpressMoment } from './source-format.ts'
import { wholeText } from './whole-text.ts'

interface Place {
  /** Times of a series that an event of its own replaces. */
  moved: ReturnType<typeof movedTimes>
  now: Date
  locale: string
  language: Language
  timeZone: string
}

/**
 * A calendar (.ics) of Google, Apple, Outlook or anybody else: each of its events becomes an item that says when and
 * where.
 */
export const iCalendar: SourceFormat = {
  recognises: (head) => /^\uFEFF?\s{0,20}BEGIN:VCALENDAR/i.test(head),
  read: async function* (file, { locale, timeZone, now }) {
    const text = await wholeText(file)
    const place = { locale, language: languageOf(locale), timeZone, now, moved: movedTimes(text, timeZone) }
    let ordinal = 0
    let isCutOff = true
    for (const part of componentsIn(text)) {
      if (part.kind === 'calendar') yield siteOf(part.name, part.program)
      else if (part.kind === 'end') isCutOff = false
      else {
        ordinal += 1
        yield itemOf(part.event, ordinal, place)
      }
    }
    yield { kind: 'end', isCutOff }
  },
}

function siteOf(name: string, program: string): Exported {
  return {
    kind: 'site',
    title: name,
    description: '',
    // A file does not state its source, so its name identifies it.
    link: `ical:${(name || program).toLowerCase().slice(0, 200)}`,
    language: '',
    baseSiteUrl: '',
    baseBlogUrl: '',
    version: '',
    generator: 'iCalendar',
  }
}

const statuses: Readonly<Record<string, string>> = { CANCELLED: 'draft', TENTATIVE: 'draft' }

function itemOf(event: CalendarEvent, ordinal: number, place: Place): ExportedItem {
  const clock = clockOf(event, place.timeZone)
  const title = textOf(event, 'SUMMARY')
  const when = clock ? whenText(clock, place) : ''
  const where = textOf(event, 'LOCATION')
  const uid = textOf(event, 'UID') || `${title} ${clock?.start ?? ''}`
  const occurrence = textOf(event, 'RECURRENCE-ID')
  const isPrivate = /^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'CLASS'))
  return exportedItem(ordinal, {
    type: 'event',
    title: title || when,
    guid: `ical:${uid}${occurrence && `#${occurrence}`}`,
    slug: [title, clock ? dayOf(clock.start) : ''].filter(Boolean).join(' '),
    body: bodyOf(event, { when, where, repeats: repeatsText(event, place), dates: datesOf(event, place) }),
    excerpt: [when, where].filter(Boolean).join(' · '),
    status: isPrivate ? 'private' : (statuses[textOf(event, 'STATUS').toUpperCase()] ?? 'publish'),
    dateGmt: publishedAt(event, clock, place),
    terms: textOf(event, 'CATEGORIES')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ taxonomy: 'category', slug: name, name })),
  })
}

/**
 * Returns when a coming event was announced, because it is not hidden until it happens; '' where the file does not say.
 */
function publishedAt(event: CalendarEvent, clock: EventClock | null, { timeZone, now }: Place): string {
  const written = ['CREATED', 'DTSTAMP'].map((name) => {
    const stamp = clockOf({ properties: new Map([['DTSTART', event.properties.get(name) ?? []]]) }, 'UTC')
    return stamp && localDate(stamp.start, 'UTC')
  })
  const moments = [clock && localDate(clock.start, timeZone), ...written]
  const past = moments.find((at) => at !== null && at <= now)
  return past ? wordpressMoment(past.toISOString()) : ''
}

function bodyOf(
  event: CalendarEvent,
  { when, where, repeats, dates }: { when: string; where: string; repeats: string; dates: string },
): string {
  const written = textOf(event, 'X-ALT-DESC') || textOf(event, 'DESCRIPTION')
  const isHtml = /<(?:p|br|b|i|a|ul|ol|li|div|span|strong|em|html)\b/i.test(written)
  const url = textOf(event, 'URL')
  const head = [when && `<strong>${escapedHtml(when)}</strong>`, escapedHtml(repeats), escapedHtml(where)].filter(
    Boolean,
  )
  return [
    head.length > 0 ? `<p>${head.join('<br>')}</p>` : '',
    dates,
    isHtml ? written : paragraphsOf(written),
    /^https?:\/\//i.test(url) ? `<p><a href="${escapedHtml(url)}">${escapedHtml(url)}</a></p>` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Describes the dates of a series: those after the day of the import, or all of them when it is over. */
function datesOf(event: CalendarEvent, { language, locale, timeZone, now, moved }: Place): string {
  const series = seriesOf(event, { timeZone, now, moved: moved.get(textOf(event, 'UID')) ?? new Set() })
  if (!series || series.dates.length < 2) return ''
  const isDay = clockOf(event, timeZone)?.isDay ?? false
  const long = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: 'UTC',
  })
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(now)
  const title = series.isOver
    ? importMessages(language, 'event.dates')
    : importMessages(language, 'event.nextDates', { day: today })
  const lines = series.dates.map((date) => `<li>${escapedHtml(long.format(date))}</li>`)
  if (series.goesOn) lines.push(`<li>${escapedHtml(importMessages(language, 'event.moreDates'))}</li>`)
  return `<p>${escapedHtml(title)}</p><ul>${lines.join('')}</ul>`
}

/** Writes the time in the time zone of the event. */
function whenText({ start, end, isDay }: EventClock, { locale }: Place): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: 'UTC',
  })
  const from = localDate(start, 'UTC')
  const until = end === '' ? null : localDate(end, 'UTC')
  if (!from) return ''
  return until && until > from ? format.formatRange(from, until) : format.format(from)
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** Writes `Every 2 weeks, until 4 June 2024`. The repetitions are lines of a list and no items. */
function repeatsText(event: CalendarEvent, { language, locale }: Place): string {
  const rule = new Map(
    textOf(event, 'RRULE')
      .split(';')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  )
  const frequency = frequencies.find((name) => name === rule.get('FREQ')?.toUpperCase())
  if (!frequency) return ''
  const n = Math.min(1000, Math.max(1, Math.floor(Number(rule.get('INTERVAL') ?? 1)) || 1))
  const last = /^(\d{4})(\d{2})(\d{2})/.exec(rule.get('UNTIL') ?? '')
  const until = last ? localDate(`${last[1]}-${last[2]}-${last[3]}`, 'UTC') : null
  const day = until ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until) : ''
  const rhythm = importMessages(language, `event.${frequency}`, { n })
  return day === '' ? rhythm : importMessages(language, 'event.until', { rhythm, day })
}
