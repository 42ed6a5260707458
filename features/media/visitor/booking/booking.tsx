import type { ReactNode } from 'react'
import { type PageContext, Wake, hintLanguage } from '#platform/render'
import { bookingMessages } from '../../contract/booking.messages.ts'
import type { BookingWords } from '../../contract/booking-words.schema.ts'
import { mediaMessages } from '../../contract/media.messages.ts'
import { Facade } from '../facade.tsx'
import { booking } from './booking.behaviour.ts'
import type { BookingWidget } from './booking.dom.ts'

interface Props extends BookingWords {
  /** `OpenTable`, `Tock` */
  name: string
  className: string
  /** Page of the booking service for visitors without scripts. */
  href: string
  widget: BookingWidget
  page: PageContext
}

/**
 * Text beside the widget of a booking service, which is loaded when the visitor requests it. Only owners see the alert:
 * on the canvas, and on the published page while they are signed in.
 */
export function Booking({ name, className, heading, body, href, widget, page }: Props): ReactNode {
  const say = bookingMessages.in(page.language)
  return (
    <div className={`booking ${className}`} data-editing={page.editing || undefined}>
      <div className="booking-parts">
        {(heading || body) && (
          <div className="booking-words">
            {heading && <h2>{heading}</h2>}
            {body && <p>{body}</p>}
          </div>
        )}
        <Wake
          island={booking}
          when="touch"
          props={{ widget, title: heading || say('title'), loading: say('loading', { name }), failed: say('failed') }}
        >
          <p className="booking-preview" role="alert" tabIndex={-1}>
            {say('preview')}
          </p>
          <Facade
            href={href}
            title={say('title')}
            label={say('open')}
            note={mediaMessages(page.language, 'embed.note', { name })}
            what="table"
            style={{ height: '240px' }}
            poster={null}
            sizes=""
            eager={false}
          />
          <p className="booking-status" role="status" />
        </Wake>
      </div>
    </div>
  )
}

export function NoBooking({ page, words }: { page: PageContext; words: 'emptyTable' | 'emptyReservation' }): ReactNode {
  return page.editing ? <p className="booking-empty">{bookingMessages(hintLanguage(page), words)}</p> : null
}
