import { Film } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { VideoPanel } from './video.panel.tsx'
import { videoBlockContract } from './video.contract.ts'
import filmCss from '../../visitor/film.css?inline'
import css from './video.css?inline'
import { VideoView } from './video.view.tsx'

export const canvas = canvasBlock({
  contract: videoBlockContract,
  view: VideoView,
  css: filmCss + css,
  icon: Film,
  panel: VideoPanel,
})
