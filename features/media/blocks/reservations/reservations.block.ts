import { block } from '#platform/render/server'
import bookingCss from '../../visitor/booking/booking.css?inline'
import videoCss from '../../visitor/video.css?inline'
import { reservationsBlockContract } from './reservations.contract.ts'
import { ReservationsView } from './reservations.view.tsx'

export const reservationsBlock = block({
  contract: reservationsBlockContract,
  view: ReservationsView,
  css: videoCss + bookingCss,
})
