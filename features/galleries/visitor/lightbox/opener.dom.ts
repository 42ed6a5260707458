import type { GalleryWake } from '../gallery.behaviour.ts'
import type { openLightbox } from './lightbox.dom.ts'

interface Opening extends Pick<GalleryWake, 'words' | 'extras'> {
  root: HTMLElement
  slidesOf: () => HTMLElement[]
  /** null for the image in the address, which is in another part of the collection. */
  slide: HTMLElement | null
  /** The pressed element. */
  opener: HTMLElement | null
}

/** Galleries whose lightbox is open or loading. */
const open = new WeakSet<HTMLElement>()

/** Opens once, however often it is pressed before the scripts have loaded. */
export async function openFrom(
  { root, slidesOf, slide, opener, words, extras }: Opening,
  enlarge: typeof openLightbox,
): Promise<void> {
  if (open.has(root)) return
  open.add(root)
  const free = () => open.delete(root)
  // Going back closes it.
  addEventListener('popstate', free, { once: true })
  const shown = () =>
    slidesOf().filter((element) => element.querySelector('[data-open], .video-wrapper') && !element.hidden)
  const paged = extras?.paged
  try {
    const places = paged
      ? await (await import('../designs/paged-collection.dom.ts')).placesOf(root, paged, slide, shown)
      : placed(shown(), slide)
    if (places.at >= 0) await enlarge({ root, ...places, opener, words, extras })
  } finally {
    free()
  }
}

function placed(slides: HTMLElement[], slide: HTMLElement | null) {
  return { slides, at: slide ? slides.indexOf(slide) : -1 }
}
