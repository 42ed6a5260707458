import { MapPin } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import videoCss from '../../visitor/video.css?inline'
import { mapBlockContract } from './map.contract.ts'
import css from './map.css?inline'
import { MapView } from './map.view.tsx'

export const canvas = canvasBlock({
  contract: mapBlockContract,
  view: MapView,
  css: videoCss + css,
  icon: MapPin,
  panel: lazyPart(() => import('./map.panel.tsx').then((module) => module.MapPanel)),
})
