import type { ExportedItem } from '../read/records.ts'
import { localDate, wordpressDate } from '../read/dates.ts'
import { withBuilderContent } from '../body/builders/builder-body.ts'
import { escapedHtml } from '../sources/source-format.ts'
import { metaOf } from './item-pieces.ts'
import { roleOfType } from './item-types.ts'

/**
 * Returns an item as it is imported: events of every plug-in are of one type and say when they take place, and items
 * of unknown types are drafts. Status “publish” says nothing about them: plug-ins store payments with it.
 */
export function preparedItem(exported: ExportedItem, { locale, now }: { locale: string; now: Date }): ExportedItem {
  const item = withBuilderContent(exported)
  const role = roleOfType(item.type)
  if (role === 'event' && item.type !== 'event') return eventOf(item, locale, now)
  return role === 'unknown' && isShown(item) ? { ...item, status: 'draft' } : item
}

const isShown = ({ status }: ExportedItem): boolean => !['draft', 'pending', 'trash', 'auto-draft'].includes(status)

function eventOf(item: ExportedItem, locale: string, now: Date): ExportedItem {
  const start = clockIn(item, [['_EventStartDate'], ['_event_start_date', '_event_start_time'], ['mec_start_date']])
  const end = clockIn(item, [['_EventEndDate'], ['_event_end_date', '_event_end_time'], ['mec_end_date']])
  const isDay = /^(?:yes|1|true)$/i.test(metaOf(item, '_EventAllDay', '_event_all_day', 'mec_allday'))
  const when = start ? whenText(start, end, { locale, isDay }) : ''
  const address = metaOf(item, '_EventURL')
  const head = when === '' ? '' : `<p><strong>${escapedHtml(when)}</strong></p>\n`
  const link = /^https?:\/\//i.test(address)
    ? `\n<p><a href="${escapedHtml(address)}">${escapedHtml(address)}</a></p>`
    : ''
  // Some plug-ins date an event by its day, so that it would be hidden until then.
  const isLater = (wordpressDate(item.dateGmt) ?? now) > now && item.status === 'publish'
  return {
    ...item,
    type: 'event',
    body: inEditor(item.body, head) + item.body + inEditor(item.body, link),
    ...(isLater && { date: '', dateGmt: '', pubDate: '' }),
  }
}

const inEditor = (body: string, html: string): string =>
  html !== '' && /<!--\s+wp:/.test(body) ? `<!-- wp:paragraph -->${html.trim()}<!-- /wp:paragraph -->\n` : html

/** Returns the first of the fields with a date and time, in local time. */
function clockIn(item: ExportedItem, fields: readonly (readonly string[])[]): Date | null {
  for (const names of fields) {
    const text = names
      .map((name) => metaOf(item, name))
      .join(' ')
      .trim()
    const at = text === '' ? null : localDate(/\d:\d/.test(text) ? text : `${text} 00:00:00`, 'UTC')
    if (at) return at
  }
  const seconds = Number(metaOf(item, 'evcal_srow'))
  return Number.isInteger(seconds) && seconds > 0 && seconds < 32_503_680_000 ? new Date(seconds * 1000) : null
}

function whenText(start: Date, end: Date | null, { locale, isDay }: { locale: string; isDay: boolean }): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: 'UTC',
  })
  return end && end > start ? format.formatRange(start, end) : format.format(start)
}
