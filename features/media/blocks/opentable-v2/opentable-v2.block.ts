import { block } from '#platform/render/server'
import bookingCss from '../../visitor/booking/booking.css?inline'
import videoCss from '../../visitor/video.css?inline'
import { openTableBlockContract } from './opentable-v2.contract.ts'
import { OpenTableView } from './opentable-v2.view.tsx'

export const openTableBlock = block({
  contract: openTableBlockContract,
  view: OpenTableView,
  css: videoCss + bookingCss,
})
