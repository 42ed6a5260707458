import { ConciergeBell } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import bookingCss from '../../visitor/booking/booking.css?inline'
import videoCss from '../../visitor/video.css?inline'
import { reservationsBlockContract } from './reservations.contract.ts'
import { ReservationsView } from './reservations.view.tsx'

export const canvas = canvasBlock({
  contract: reservationsBlockContract,
  view: ReservationsView,
  css: videoCss + bookingCss,
  icon: ConciergeBell,
  panel: lazyPart(() => import('./reservations.panel.tsx').then((module) => module.ReservationsPanel)),
})
