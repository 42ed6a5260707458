import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { audioBlockContract } from '../blocks/audio/audio.contract.ts'
import audioCss from '../blocks/audio/audio.css?inline'
import { audioPanel } from '../blocks/audio/audio.panel.tsx'
import { AudioView } from '../blocks/audio/audio.view.tsx'
import { embedBlockContract } from '../blocks/embed/embed.contract.ts'
import embedCss from '../blocks/embed/embed.css?inline'
import { embedPanel } from '../blocks/embed/embed.panel.tsx'
import { EmbedView } from '../blocks/embed/embed.view.tsx'
import { videoBlockContract } from '../blocks/video/video.contract.ts'
import videoCss from '../blocks/video/video.css?inline'
import { videoPanel } from '../blocks/video/video.panel.tsx'
import { VideoView } from '../blocks/video/video.view.tsx'
import filmCss from '../visitor/film.css?inline'

export const playerBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: embedBlockContract, view: EmbedView, css: filmCss + embedCss, panel: embedPanel }),
  canvasBlock({ contract: videoBlockContract, view: VideoView, css: filmCss + videoCss, panel: videoPanel }),
  canvasBlock({ contract: audioBlockContract, view: AudioView, css: audioCss, panel: audioPanel }),
]
