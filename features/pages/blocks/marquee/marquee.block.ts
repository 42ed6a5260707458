import { block } from '#platform/render/server'
import { marqueeBlockContract } from './marquee.contract.ts'
import css from './marquee.css?inline'
import { MarqueeView } from './marquee.view.tsx'

export const marqueeBlock = block({ contract: marqueeBlockContract, view: MarqueeView, css })
