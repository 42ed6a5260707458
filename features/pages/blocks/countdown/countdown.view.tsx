import type { ReactNode } from 'react'
import { type ViewProps, Wake, hintLanguage } from '#platform/render'
import { countdown } from './countdown.behaviour.ts'
import type { CountdownData, CountdownProps } from './countdown.contract.ts'
import { countdownMessages } from './countdown.messages.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * The server renders the date; a browser with scripts replaces it by the remaining time, and announces the date instead
 * of each second.
 */
export function CountdownView({ props, data, page }: ViewProps<CountdownProps, CountdownData>): ReactNode {
  const { title, moment, over, look } = props
  if (moment === null)
    return page.editing ? <p className="countdown-empty">{countdownMessages(hintLanguage(page), 'empty')}</p> : null
  const shown = units.filter((unit) => unit !== 'seconds' || props.seconds)
  return (
    <div className="countdown" data-look={look}>
      {title && <p className="countdown-title">{title}</p>}
      {data.isOver ? (
        <p className="countdown-over">{over || data.date}</p>
      ) : (
        <Wake island={countdown} props={{ moment, over: over || data.date }}>
          <p className="countdown-date">
            <time dateTime={moment}>{data.date}</time>
          </p>
          <p className="countdown-clock" aria-hidden="true" hidden>
            {shown.map((unit) => (
              <span key={unit}>
                <b data-unit={unit}>0</b> {countdownMessages(page.language, unit)}
              </span>
            ))}
          </p>
        </Wake>
      )}
    </div>
  )
}
