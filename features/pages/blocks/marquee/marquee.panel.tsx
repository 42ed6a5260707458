import { MoveHorizontal } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { MarqueeProps } from './marquee.contract.ts'

export const marqueePanel = blockPanel<MarqueeProps>({
  type: 'marquee',
  label: { en: 'Running words', nl: 'Lopende tekst' },
  group: 'layout',
  icon: MoveHorizontal,
  keywords: { en: 'marquee ticker moving wave', nl: 'lichtkrant marquee bewegend golf' },
  Panel: lazyPart(() => import('./marquee-fields.panel.tsx').then((module) => module.MarqueePanel)),
})
