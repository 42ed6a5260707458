import { MoveHorizontal } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { MarqueeProps } from './marquee.contract.ts'

const palette = messages('pages.palette')

export const marqueePanel = blockPanel<MarqueeProps>({
  type: 'marquee',
  label: palette.message('marquee'),
  group: 'layout',
  icon: MoveHorizontal,
  keywords: palette.message('marquee.keywords'),
  Panel: lazyPart(() => import('./marquee-fields.panel.tsx').then((module) => module.MarqueePanel)),
})
