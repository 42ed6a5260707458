import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { tockPage, tockScript } from '../../contract/booking.rules.ts'
import { Booking, NoBooking } from '../../visitor/booking/booking.tsx'
import type { ReservationsProps } from './reservations.contract.ts'

export function ReservationsView({ props, page }: ViewProps<ReservationsProps>): ReactNode {
  const { business, variant, heading, body } = props
  if (business === '') return <NoBooking page={page} words="emptyReservation" />
  return (
    <Booking
      name="Tock"
      className="reservation"
      heading={heading}
      body={body}
      href={tockPage(business)}
      widget={{ service: 'tock', script: tockScript, business, variant, locale: page.locale }}
      page={page}
    />
  )
}
