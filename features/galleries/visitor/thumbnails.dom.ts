import { behaviourOf, createGallery, type Gallery, link } from './gallery-core.dom.ts'
import { strip } from './designs/strip.dom.ts'

/** The thumbnails below a slideshow: a gallery of their own, linked in both directions. */
export function startThumbnails(node: HTMLElement, gallery: Gallery): void {
  const { alignment } = gallery.options
  const options = behaviourOf({ options: { alignment, keyboard: false, lazyLoad: false } }, 'strip')
  const thumbnails = createGallery(node, options, { strip })
  link(gallery, thumbnails)
  thumbnails.go(gallery.index, { animated: false })
  gallery.signal.addEventListener('abort', thumbnails.end)
}
