import { on } from '#platform/http'
import { availabilityApi } from '../../contract/availability.api.ts'
import { servingApi } from '../../contract/serving.api.ts'
import { enterSite } from '../access/site-closure.ts'
import { blockData } from '../render/block-data.ts'
import { canvasPage } from '../render/canvas-page.ts'
import { enterPreview, leavePreview } from './enter-preview.ts'
import { pageAround } from '../render/page-around.tsx'
import { webManifest } from './web-manifest.ts'
import { unlockPage } from './unlock-page.ts'
import { widgetRendering } from '../render/widget-rendering.tsx'

/** Renderer endpoints besides pages. */
export const servingRoutes = [
  on(servingApi.unlock, unlockPage, { transaction: 'own' }),
  on(servingApi.manifest, webManifest),
  on(availabilityApi.enter, enterSite),
  on(servingApi.canvas, canvasPage),
  on(servingApi.around, pageAround),
  on(servingApi.blockData, blockData, { bodyLimit: 2 * 1024 * 1024 }),
  on(servingApi.widgetRendering, widgetRendering),
  on(servingApi.enterPreview, enterPreview),
  on(servingApi.leavePreview, leavePreview),
]
