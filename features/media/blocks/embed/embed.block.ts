import { block } from '#platform/render/server'
import { embedBlockContract } from './embed.contract.ts'
import videoCss from '../../visitor/video.css?inline'
import css from './embed.css?inline'
import { loadEmbeds } from './embed.loader.ts'
import { EmbedView } from './embed.view.tsx'

export const embedBlock = block({
  contract: embedBlockContract,
  loader: loadEmbeds,
  view: EmbedView,
  css: videoCss + css,
})
