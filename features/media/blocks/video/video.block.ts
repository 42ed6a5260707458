import { block } from '#platform/render/server'
import { videoBlockContract } from './video.contract.ts'
import videoCss from '../../visitor/video.css?inline'
import css from './video.css?inline'
import { videoImporter } from './video.importer.ts'
import { loadVideos } from './video.loader.ts'
import { VideoView } from './video.view.tsx'

export const videoBlock = block({
  importer: videoImporter,
  contract: videoBlockContract,
  loader: loadVideos,
  view: VideoView,
  css: videoCss + css,
})
