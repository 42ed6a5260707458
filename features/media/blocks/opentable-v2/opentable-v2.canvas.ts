import { Armchair } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import bookingCss from '../../visitor/booking/booking.css?inline'
import videoCss from '../../visitor/video.css?inline'
import { openTableBlockContract } from './opentable-v2.contract.ts'
import { OpenTableView } from './opentable-v2.view.tsx'

export const canvas = canvasBlock({
  contract: openTableBlockContract,
  view: OpenTableView,
  css: videoCss + bookingCss,
  icon: Armchair,
  panel: lazyPart(() => import('./opentable-v2.panel.tsx').then((module) => module.OpenTablePanel)),
})
