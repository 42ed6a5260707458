import { hrefOf } from '#features/pages/contract'
import { hintLanguage, type ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { monthName } from '../../contract/item.rules.ts'
import type { ItemCard } from '../../contract/item-card.ts'
import type { CalendarProps } from './calendar.contract.ts'
import { calendarMessages } from './calendar.messages.ts'
import { monthsAround, weeksOf } from './calendar.rules.ts'

interface Entry {
  /** `2031-05-04` in the site's time zone. */
  day: string
  /** `20:00` */
  time: string
  card: ItemCard
}
export interface CalendarData {
  today: string
  /** Oldest first. */
  entries: readonly Entry[]
  isChosen: boolean
}
type View = ViewProps<CalendarProps, CalendarData>

/** Limit of titles in a day; the list contains all of them. */
const titlesInDay = 3

/**
 * The months follow each other, and the address selects the visible one, so no script is needed. The grid is for
 * pointers, and the list has the same entries for everyone else.
 */
export function CalendarView(view: View): ReactNode {
  const { id, props, data, page } = view
  if (!data.isChosen)
    return page.editing ? <p className="calendar-empty">{calendarMessages(hintLanguage(page), 'choose')}</p> : null
  const months = monthsAround(data.today, props.back, props.ahead)
  return (
    <div className="calendar">
      {props.heading && <h2>{props.heading}</h2>}
      {months.map((month, at) => (
        <section
          key={month}
          id={`calendar-${id}-${month}`}
          className="calendar-month"
          data-now={data.today.startsWith(month) || undefined}
          aria-labelledby={`calendar-${id}-${month}-name`}
          tabIndex={-1}
        >
          <MonthHead view={view} month={month} before={months[at - 1]} after={months[at + 1]} />
          <div className="calendar-parts">
            <Sheet view={view} month={month} />
            <MonthList view={view} month={month} />
          </div>
        </section>
      ))}
    </div>
  )
}

interface MonthHeadProps {
  view: View
  month: string
  before: string | undefined
  after: string | undefined
}

function MonthHead({ view: { id, props, page }, month, before, after }: MonthHeadProps): ReactNode {
  const Heading = props.heading ? 'h3' : 'h2'
  const turn = (to: string | undefined, which: 'previous' | 'next') => {
    if (!to) return <span />
    const name = monthName(to, page.locale)
    return (
      <a href={`#calendar-${id}-${to}`} data-turn={which} aria-label={calendarMessages(page.language, which, { name })}>
        {name}
      </a>
    )
  }
  return (
    <div className="calendar-head">
      {turn(before, 'previous')}
      <Heading id={`calendar-${id}-${month}-name`}>{monthName(month, page.locale)}</Heading>
      {turn(after, 'next')}
    </div>
  )
}

function Sheet({ view, month }: { view: View; month: string }): ReactNode {
  const { props, page } = view
  const weeks = weeksOf(month, props.weekStart === 'monday' ? 1 : 0)
  const weekday = new Intl.DateTimeFormat(page.locale, { weekday: 'short', timeZone: 'UTC' })
  // The second week of any month has all seven days.
  const names = (weeks[1] ?? []).flatMap((day) => (day ? [weekday.format(new Date(`${day}T00:00:00Z`))] : []))
  return (
    <div className="calendar-sheet" aria-hidden="true">
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
      {weeks.flat().map((day, at) => (
        <Day key={day ?? `gap-${at}`} day={day} view={view} />
      ))}
    </div>
  )
}

function Day({ day, view: { data } }: { day: string | null; view: View }): ReactNode {
  if (!day) return <div className="calendar-gap" />
  const entries = data.entries.filter((entry) => entry.day === day)
  return (
    <div data-today={day === data.today || undefined} data-busy={entries.length > 0 || undefined}>
      <i>{Number(day.slice(8))}</i>
      {entries.slice(0, titlesInDay).map(({ card }) => (
        <a key={card.id} href={hrefOf(card.path)} tabIndex={-1}>
          {card.title}
        </a>
      ))}
      {entries.length > titlesInDay && <small>+{entries.length - titlesInDay}</small>}
    </div>
  )
}

function MonthList({ view: { props, data, page }, month }: { view: View; month: string }): ReactNode {
  const entries = data.entries.filter(({ day }) => day.startsWith(month))
  const Title = props.heading ? 'h4' : 'h3'
  if (entries.length === 0) return <p className="calendar-none">{calendarMessages(page.language, 'none')}</p>
  const dayName = new Intl.DateTimeFormat(page.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <ol className="calendar-list">
      {entries.map(({ day, time, card }) => (
        <li key={card.id}>
          <time dateTime={props.times ? `${day}T${time}` : day}>
            {dayName.format(new Date(`${day}T00:00:00Z`))}
            {props.times && <span>{time}</span>}
          </time>
          <Title>
            <a href={hrefOf(card.path)}>{card.title || calendarMessages(page.language, 'untitled')}</a>
          </Title>
          {props.excerpts && card.excerpt && <p>{card.excerpt}</p>}
        </li>
      ))}
    </ol>
  )
}
