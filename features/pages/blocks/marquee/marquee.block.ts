import { block } from '#platform/render/server'
import { marqueeBlockContract } from './marquee.contract.ts'
import css from './marquee.css?inline'
import { marqueeImporter } from './marquee.importer.ts'
import { MarqueeView } from './marquee.view.tsx'

export const marqueeBlock = block({ contract: marqueeBlockContract, view: MarqueeView, css, importer: marqueeImporter })
