import type { ReactNode } from 'react'
import { relOf, safeHref, type ViewProps, hintLanguage } from '#platform/render'
import type { TourDatesData, TourDatesProps } from './tour-dates.contract.ts'
import { tourDatesMessages } from './tour-dates.messages.ts'

type View = ViewProps<TourDatesProps, TourDatesData>
type TourDate = TourDatesProps['dates'][number] & { day: string }

export function TourDatesView({ props, data, page }: View): ReactNode {
  const { dates, label, hidesPast, none } = props
  const shown = dates
    .filter((date): date is TourDate => date.day !== null && (!hidesPast || date.day >= data.today))
    .sort((one, other) => one.day.localeCompare(other.day))
  if (shown.length === 0) {
    if (dates.length === 0 && page.editing)
      return <p className="tour-dates-empty">{tourDatesMessages(hintLanguage(page), 'empty')}</p>
    return none ? <p className="tour-dates-none">{none}</p> : null
  }
  return (
    <ul className="tour-dates">
      {shown.map((date) => (
        <li key={date.id} data-state={date.state}>
          <time dateTime={date.day}>
            <Day day={date.day} locale={page.locale} />
            {date.time && <span className="tour-dates-time">{date.time}</span>}
          </time>
          <p className="tour-dates-where">
            <b>{date.place}</b>
            {date.venue && <span>{date.venue}</span>}
            {date.note && <small>{date.note}</small>}
          </p>
          <Ticket {...date} label={label || tourDatesMessages(page.language, 'tickets')} page={page} />
        </li>
      ))}
    </ul>
  )
}

function Day({ day, locale }: { day: string; locale: string }): ReactNode {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return <span>{format.format(new Date(`${day}T00:00:00Z`))}</span>
}

function Ticket({ state, link, label, place, page }: TourDate & { label: string; page: View['page'] }): ReactNode {
  if (state !== 'open') return <p className="tour-dates-state">{tourDatesMessages(page.language, `state.${state}`)}</p>
  const href = link && safeHref(link.href)
  if (!href) return null
  const target = link.newWindow ? '_blank' : undefined
  return (
    <a className="button" href={href} target={target} rel={relOf(target)} aria-label={`${label}, ${place}`}>
      {label}
    </a>
  )
}
