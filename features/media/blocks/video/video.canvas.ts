import { Film } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { VideoPanel } from './video.panel.tsx'
import { videoBlockContract } from './video.contract.ts'
import videoCss from '../../visitor/video.css?inline'
import css from './video.css?inline'
import { VideoView } from './video.view.tsx'

export const canvas = canvasBlock({
  contract: videoBlockContract,
  view: VideoView,
  css: videoCss + css,
  icon: Film,
  panel: VideoPanel,
})
