import type { GalleryDesign } from '../contract/gallery.rules.ts'
import type { Films } from './films.dom.ts'
import { behaviourOf, createGallery, type DesignMaker, type Gallery, type Helpers, settingsOf, stepsOf } from './gallery-core.dom.ts'
import { recordSlide, slideAsked } from './history.dom.ts'
import type { LightboxWords } from './lightbox-parts.dom.ts'
import { isStill } from './still.dom.ts'

/** What a visitor did before the script was there. */
export interface FirstTouch {
  distance?: number
  milliseconds?: number
  /** An arrow key. */
  key?: number
}

/** A gallery of the page that has an index: its core, its design, and what its options ask for beside them. */
export async function startGallery(
  node: HTMLElement,
  words: LightboxWords,
  name: GalleryDesign,
  design: DesignMaker,
  first?: FirstTouch,
): Promise<() => void> {
  const options = behaviourOf(settingsOf(node), name)
  const asked = slideAsked([...node.querySelectorAll<HTMLElement>('.slide')])
  const films = await filmsIn(node)
  const helpers: Helpers = films ? { leave: films.leave } : {}
  const gallery = createGallery(node, options, { [name]: design }, helpers)
  if (asked >= 0) gallery.go(gallery.placeOf(asked), { animated: false })

  const abort = new AbortController()
  const { signal } = abort
  node.addEventListener('indexchange', () => tell(gallery, words), { signal })
  for (const type of ['pointerenter', 'focusin', 'indexchange'])
    node.addEventListener(type, () => void queuePictures(gallery, helpers), { once: true, signal })
  const others = await Promise.all(besides(gallery, films))
  for (const end of others) signal.addEventListener('abort', end)
  signal.addEventListener('abort', gallery.end)
  node.setAttribute('data-awake', '')
  if (first) goOn(gallery, first)
  return () => abort.abort()
}

/** Fetched only where there is something for it to do. */
function besides(gallery: Gallery, films: Films | null): Promise<() => void>[] {
  const { root, options } = gallery
  const small = root.parentElement?.querySelector<HTMLElement>('.gallery-thumbnails')
  const isLinked = document.querySelector('[data-block-json*="linkedGalleries"]') !== null
  return [
    ...(options.autoplay && !isStill() ? [import('./autoplay.dom.ts').then((part) => part.startAutoplay(gallery))] : []),
    ...(options.useBgImage ? [import('./background.dom.ts').then((part) => part.inBackground(gallery.slides))] : []),
    ...(small ? [import('./thumbnails.dom.ts').then((part) => part.startThumbnails(small, gallery))] : []),
    ...(isLinked ? [import('./linked.dom.ts').then((part) => part.linkOthers(gallery))] : []),
    ...(films ? [import('./films.dom.ts').then((part) => part.hearFilms(root, films))] : []),
  ]
}

async function filmsIn(node: HTMLElement): Promise<Films | null> {
  return node.querySelector('.video-wrapper') ? await (await import('./films.dom.ts')).filmsOf(node) : null
}

/** Once somebody is there, pictures are loaded ahead in the order in which they will be wanted. */
async function queuePictures(gallery: Gallery, helpers: Helpers): Promise<void> {
  if (!gallery.options.lazyLoad || helpers.load) return
  const load = await (await import('./pictures.dom.ts')).pictureHelper(gallery)
  if (load) helpers.load = load
}

function tell({ root, index, count, slides, options }: Gallery, { position }: LightboxWords): void {
  const status = root.querySelector('.gallery-status')
  if (status && !root.hasAttribute('data-playing')) status.textContent = position.replace('{n}', String(index + 1)).replace('{count}', String(count))
  const slide = slides[index]
  if (slide && options.historyHash) recordSlide(slide, root.closest<HTMLElement>('.gallery')?.dataset['collectionUrl'] ?? '')
}

function goOn(gallery: Gallery, { key, distance = 0, milliseconds = 0 }: FirstTouch): void {
  const way = gallery.isRightToLeft ? -1 : 1
  const steps = key ? (key === gallery.options.keys.next ? way : -way) : stepsOf(distance * way, milliseconds, gallery.root.clientWidth)
  if (steps > 0) gallery.next()
  if (steps < 0) gallery.previous()
}
