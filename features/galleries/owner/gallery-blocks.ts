import { type CanvasBlock, canvasBlock } from '#platform/desk'
import { galleryBlockContract } from '../blocks/gallery/gallery.contract.ts'
import css from '../blocks/gallery/gallery.css?inline'
import { galleryPanel } from '../blocks/gallery/gallery.panel.tsx'
import { GalleryView } from '../blocks/gallery/gallery.view.tsx'
import type { SourceRows } from './source-rows.ts'

/** The block of this feature, for the canvas. */
export function galleryBlocks(rows: SourceRows): readonly CanvasBlock[] {
  return [canvasBlock({ contract: galleryBlockContract, view: GalleryView, css, panel: galleryPanel(rows) })]
}
