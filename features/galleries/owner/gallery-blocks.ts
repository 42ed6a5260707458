import { type CanvasBlock, canvasBlock } from '#platform/desk'
import { galleryBlockContract } from '../blocks/gallery/gallery.contract.ts'
import css from '../blocks/gallery/gallery.css?inline'
import { galleryPanel } from '../blocks/gallery/gallery.panel.tsx'
import { GalleryView } from '../blocks/gallery/gallery.view.tsx'

/** The block of this feature, for the canvas. */
export const galleryBlocks: readonly CanvasBlock[] = [canvasBlock({ contract: galleryBlockContract, view: GalleryView, css, panel: galleryPanel })]
