import { Frame } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { EmbedPanel } from './embed.panel.tsx'
import { embedBlockContract } from './embed.contract.ts'
import videoCss from '../../visitor/video.css?inline'
import css from './embed.css?inline'
import { EmbedView } from './embed.view.tsx'

export const canvas = canvasBlock({
  contract: embedBlockContract,
  view: EmbedView,
  css: videoCss + css,
  icon: Frame,
  panel: EmbedPanel,
})
