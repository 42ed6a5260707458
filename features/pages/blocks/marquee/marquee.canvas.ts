import { MoveHorizontal } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { marqueeBlockContract } from './marquee.contract.ts'
import css from './marquee.css?inline'
import { MarqueeView } from './marquee.view.tsx'

export const canvas = canvasBlock({
  contract: marqueeBlockContract,
  view: MarqueeView,
  css,
  icon: MoveHorizontal,
  panel: lazyPart(() => import('./marquee.panel.tsx').then((module) => module.MarqueePanel)),
})
