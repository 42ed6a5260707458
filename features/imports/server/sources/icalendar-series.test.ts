import { expect, test } from 'vitest'
import { componentsIn } from './icalendar-lines.ts'
import { movedTimes, seriesOf } from './icalendar-series.ts'

const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\n${events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT\n`).join('')}END:VCALENDAR\n`
const timeZone = 'Europe/Amsterdam'

function dates(text: string, now = '2024-01-01T00:00:00Z') {
  const [first] = [...componentsIn(text)].filter((part) => part.kind === 'event')
  const moved = movedTimes(text, timeZone).get('u') ?? new Set<string>()
  const series = first && seriesOf(first.event, { timeZone, now: new Date(now), moved })
  return series && { ...series, dates: series.dates.map((date) => date.toISOString().slice(0, 16)) }
}
const of = (start: string, rule: string, more = '') =>
  dates(calendar(`UID:u\nDTSTART:${start}\n${rule}\n${more}`))?.dates

test('a series takes place on the days of its rule, without days that are left out or moved', () => {
  const text = calendar(
    'UID:u\nDTSTART:20240102T200000\nRRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=5\nEXDATE:20240104T200000\nEXDATE:20240118T200000,20240109T200000',
    'UID:u\nRECURRENCE-ID:20240111T200000\nDTSTART:20240112T200000\nSUMMARY:A day later',
  )
  expect(dates(text)).toEqual({ dates: ['2024-01-02T20:00', '2024-01-16T20:00'], isOver: false, goesOn: false })
})

test('each way to write a date is understood', () => {
  expect(of('20240131', 'RRULE:FREQ=MONTHLY;COUNT=3')).toEqual([
    '2024-01-31T00:00',
    '2024-03-31T00:00',
    '2024-05-31T00:00',
  ])
  expect(of('20240105', 'RRULE:FREQ=MONTHLY;BYDAY=1FR,-1FR;COUNT=4')).toEqual([
    '2024-01-05T00:00',
    '2024-01-26T00:00',
    '2024-02-02T00:00',
    '2024-02-23T00:00',
  ])
  expect(of('20240131', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3')).toEqual([
    '2024-01-31T00:00',
    '2024-02-29T00:00',
    '2024-03-29T00:00',
  ])
  expect(of('20240131', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2')).toEqual(['2024-01-31T00:00', '2024-02-29T00:00'])
  expect(of('20240101', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU;UNTIL=20240128')).toEqual([
    '2024-01-01T00:00',
    '2024-01-14T00:00',
    '2024-01-28T00:00',
  ])
  expect(of('20240229', 'RRULE:FREQ=YEARLY;COUNT=2')).toEqual(['2024-02-29T00:00'])
  expect(of('20240512', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU;COUNT=2')).toEqual([
    '2024-05-12T00:00',
    '2025-05-11T00:00',
  ])
  expect(of('20240101T120000', 'RRULE:FREQ=DAILY;UNTIL=20240103T110000Z', 'RDATE:20240201T120000')).toEqual([
    '2024-01-01T12:00',
    '2024-01-02T12:00',
    '2024-01-03T12:00',
    '2024-02-01T12:00',
  ])
})

test('an endless series shows coming dates, and that it continues; an ended series shows all its dates', () => {
  const text = calendar('UID:u\nDTSTART:20150101T090000\nRRULE:FREQ=DAILY')
  const { dates: next = [], ...rest } = dates(text, '2024-05-04T12:00:00Z') ?? {}
  expect([next.length, next[0], rest]).toEqual([24, '2024-05-05T09:00', { isOver: false, goesOn: true }])
  expect(dates(calendar('UID:u\nDTSTART:20200101\nRRULE:FREQ=DAILY;COUNT=2'))).toEqual({
    dates: ['2020-01-01T00:00', '2020-01-02T00:00'],
    isOver: true,
    goesOn: false,
  })
})

test('a rule that is invalid, hourly, or never true has no list, and takes no time', () => {
  expect(of('20240101', 'RRULE:FREQ=SECONDLY')).toBeUndefined()
  expect(of('20240101', 'RRULE:FREQ=DAILY;BYHOUR=9')).toBeUndefined()
  expect(of('20240101', 'RRULE:nonsense')).toBeUndefined()
  expect(of('20240101', 'SUMMARY:Once')).toBeUndefined()
  expect(of('20240101', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual(['2024-01-01T00:00'])
  expect(of('20240101', `RRULE:FREQ=DAILY;INTERVAL=999999999;COUNT=99999999999`)?.length).toBe(1)
})
