import { block } from '#platform/render/server'
import { embedBlockContract } from './embed.contract.ts'
import videoCss from '../../visitor/video.css?inline'
import css from './embed.css?inline'
import { embedImporter } from './embed.importer.ts'
import { loadEmbeds } from './embed.loader.ts'
import { EmbedView } from './embed.view.tsx'

export const embedBlock = block({
  importer: embedImporter,
  contract: embedBlockContract,
  loader: loadEmbeds,
  view: EmbedView,
  css: videoCss + css,
})
