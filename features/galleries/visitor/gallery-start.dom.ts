import type { GalleryDesign } from '../contract/gallery.rules.ts'
import { behaviourOf } from '../contract/behaviour-options.rules.ts'
import { stepsOf } from '../contract/swipe.rules.ts'
import { createGallery, type Designs, type Gallery, type Helpers } from './gallery.dom.ts'
import { settingsOf } from './settings.dom.ts'
import { recordSlide, slideIndexOfAddress } from './lightbox/history.dom.ts'
import { goAlong } from './keyboard.dom.ts'
import type { LightboxWords } from './lightbox/lightbox-parts.dom.ts'
import { isStill } from './still.dom.ts'

/** The visitor's first gesture before the script had loaded. */
export interface FirstTouch {
  distance?: number
  milliseconds?: number
  /** An arrow key. */
  key?: number
}

export interface GalleryStart {
  words: LightboxWords
  design: GalleryDesign
  designs: Designs
  /** Aborted when the gallery leaves the page. */
  until: AbortSignal
  first?: FirstTouch | undefined
  /** A design based on this file, loaded from the same place. */
  thumbnails: () => Promise<{ startThumbnails: (node: HTMLElement, gallery: Gallery) => void }>
}

/** A gallery of the page that has an index: its core, its design, and what its options ask for beside them. */
export async function startGallery(
  node: HTMLElement,
  { words, design, designs, until, first, thumbnails }: GalleryStart,
): Promise<void> {
  const options = behaviourOf(settingsOf(node), design)
  const videos = node.querySelector('.video-wrapper') && (await (await import('./videos.dom.ts')).videosOf(node))
  if (until.aborted) return
  const helpers: Helpers = videos ? { leave: videos.leave } : {}
  const gallery = createGallery(node, options, designs, helpers)
  const follow = (how?: { animated: boolean }) => {
    const requested = slideIndexOfAddress(gallery.slides)
    if (requested >= 0) gallery.go(gallery.placeOf(requested), how)
  }
  follow({ animated: false })
  addEventListener('popstate', () => location.hash.includes('itemId=') && follow(), { signal: until })

  until.addEventListener('abort', gallery.end)
  videos?.hear(gallery)
  node.addEventListener('indexchange', () => tell(gallery, words))
  if (options.lazyLoad)
    for (const type of ['pointerenter', 'focusin', 'indexchange'])
      node.addEventListener(
        type,
        () => void import('./images.dom.ts').then((part) => part.queueImages(gallery, helpers)),
        { once: true },
      )
  for (const part of [gallery.ready, ...besides(gallery, thumbnails)]) await part
  node.setAttribute('data-awake', '')
  if (first) goOn(gallery, first)
}

/** Loads the scripts that have something to do here. */
function besides(
  gallery: Gallery,
  thumbnails: GalleryStart['thumbnails'],
): (Promise<void> | false | null | undefined)[] {
  const { root, options } = gallery
  const small = root.parentElement?.querySelector<HTMLElement>('.gallery-thumbnails')
  const linking = document.querySelector('[data-block-json*="linkedGalleries"]')
  return [
    options.autoplay && !isStill() && import('./autoplay.dom.ts').then((part) => part.startAutoplay(gallery)),
    options.useBgImage && import('./background.dom.ts').then((part) => part.inBackground(gallery.slides)),
    small && thumbnails().then((part) => part.startThumbnails(small, gallery)),
    linking && import('./linked.dom.ts').then((part) => part.linkOthers(gallery)),
  ]
}

function tell({ root, index, count, slides, options }: Gallery, { position }: LightboxWords): void {
  const status = root.querySelector('.gallery-status')
  const { first = 0, count: all = count } = root.dataset
  const text = position.replace('{n}', String(Number(first) + index + 1)).replace('{count}', String(all))
  if (status && !root.hasAttribute('data-playing')) status.textContent = text
  const slide = slides[index]
  if (slide && options.historyHash)
    recordSlide(slide, root.closest<HTMLElement>('.gallery')?.dataset['collectionUrl'] ?? '')
}

function goOn(gallery: Gallery, { key, distance = 0, milliseconds = 0 }: FirstTouch): void {
  const steps = key ? 0 : stepsOf(distance, milliseconds, gallery.root.clientWidth)
  if ((key && gallery.options.keyboard) || steps) goAlong(gallery, key === gallery.options.keys.next || steps > 0)
}
