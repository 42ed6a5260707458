import { type CanvasBlock, canvasBlock } from '#platform/desk'
import { audioBlockContract } from '../blocks/audio/audio.contract.ts'
import audioCss from '../blocks/audio/audio.css?inline'
import { audioPanel } from '../blocks/audio/audio.panel.tsx'
import { AudioView } from '../blocks/audio/audio.view.tsx'
import { embedBlockContract } from '../blocks/embed/embed.contract.ts'
import embedCss from '../blocks/embed/embed.css?inline'
import { embedPanel } from '../blocks/embed/embed.panel.tsx'
import { EmbedView } from '../blocks/embed/embed.view.tsx'
import { imageBlockContract } from '../blocks/image/image.contract.ts'
import imageCss from '../blocks/image/image.css?inline'
import { imagePanel } from '../blocks/image/image.panel.tsx'
import { ImageView } from '../blocks/image/image.view.tsx'
import { logoBlockContract } from '../blocks/logo/logo.contract.ts'
import logoCss from '../blocks/logo/logo.css?inline'
import { logoPanel } from '../blocks/logo/logo.panel.tsx'
import { LogoView } from '../blocks/logo/logo.view.tsx'
import { videoBlockContract } from '../blocks/video/video.contract.ts'
import videoCss from '../blocks/video/video.css?inline'
import { videoPanel } from '../blocks/video/video.panel.tsx'
import { VideoView } from '../blocks/video/video.view.tsx'

/** The blocks of this feature, for the canvas. */
export const mediaBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: imageBlockContract, view: ImageView, css: imageCss, panel: imagePanel }),
  canvasBlock({ contract: embedBlockContract, view: EmbedView, css: embedCss, panel: embedPanel }),
  canvasBlock({ contract: videoBlockContract, view: VideoView, css: videoCss, panel: videoPanel }),
  canvasBlock({ contract: audioBlockContract, view: AudioView, css: audioCss, panel: audioPanel }),
  canvasBlock({ contract: logoBlockContract, view: LogoView, css: logoCss, panel: logoPanel }),
]
