import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { openTablePage, openTableScript } from '../../contract/booking.rules.ts'
import { Booking, NoBooking } from '../../visitor/booking/booking.tsx'
import type { OpenTableProps } from './opentable-v2.contract.ts'

export function OpenTableView({ props, page }: ViewProps<OpenTableProps>): ReactNode {
  const { restaurantId, domain, heading, body } = props
  if (restaurantId === '') return <NoBooking page={page} words="emptyTable" />
  return (
    <Booking
      name="OpenTable"
      className="table-booking"
      heading={heading}
      body={body}
      href={openTablePage(restaurantId, domain)}
      widget={{ service: 'opentable', script: openTableScript(restaurantId, domain, page.locale) }}
      page={page}
    />
  )
}
