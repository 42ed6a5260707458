import { behaviour } from '#platform/islands'
import type { GalleryDesign } from '../contract/gallery.rules.ts'
import type { Designs } from './gallery.dom.ts'
import type { FirstTouch } from './gallery-start.dom.ts'
import { slideIndexOfAddress } from './lightbox/history.dom.ts'
import { isArrow, isInSight } from './keyboard.dom.ts'
import type { LightboxExtras } from './lightbox/lightbox-extras.dom.ts'
import type { LightboxWords } from './lightbox/lightbox-parts.dom.ts'
import { isStill } from './still.dom.ts'

export interface GalleryWake {
  design: GalleryDesign
  lightbox?: boolean
  autoplay?: boolean
  words: LightboxWords
  extras?: LightboxExtras | undefined
}

/** Each file exports its design under the design's own name. */
const designs: Partial<Record<GalleryDesign, () => Promise<Designs>>> = {
  stacked: () => import('./designs/stacked.dom.ts'),
  strip: () => import('./designs/strip.dom.ts'),
  carousel: () => import('./designs/carousel.dom.ts'),
}
const thumbnails = () => import('./thumbnails.dom.ts')
const core = () => import('./gallery-core.dom.ts')
const arrows = { previous: 37, next: 39 }

/**
 * Entry script of a gallery, and all of it until a visitor interacts: it listens, loads the other parts, and then
 * performs the requested action.
 */
export const gallery = behaviour<GalleryWake>(
  'gallery',
  (root, { design, lightbox = false, autoplay = false, words, extras }) => {
    const show = root.querySelector<HTMLElement>('.gallery-show') ?? root
    const slidesOf = () => [...show.querySelectorAll<HTMLElement>('.slide')]
    const load = designs[design]
    const abort = new AbortController()
    const { signal } = abort
    let starting: Promise<void> | undefined
    let isReady = load === undefined

    const parts = async () => load && Promise.all([load(), core()])
    const begin = (first?: FirstTouch) => {
      starting ??= parts()
        .then((all) =>
          all?.[1].startGallery(show, { words, design, designs: all[0], until: signal, first, thumbnails }),
        )
        .catch(reportError)
        .finally(() => {
          isReady = true
        })
      return starting
    }
    /** Returns false when its scripts cannot be loaded. */
    const openAt = async (slide: HTMLElement | null, opener: HTMLElement | null) => {
      const scripts = await enlarger()
      void scripts?.[0].openFrom({ root, slidesOf, slide, opener, words, extras }, scripts[1].openLightbox)
      return scripts !== null
    }
    const on = listening(signal)

    // The first hint of use fetches the later parts, so that they are ready when needed.
    const hint = () => [parts().catch(() => undefined), lightbox && enlarger()]
    for (const type of ['pointerenter', 'focusin']) root.addEventListener(type, hint, { once: true, signal })

    on(
      root,
      'click',
      (event) => {
        const target = event.target as HTMLElement
        if (isReady || isModified(event) || !target.closest('.slide, [data-control]')) return
        event.preventDefault()
        event.stopImmediatePropagation()
        void begin().then(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
      },
      true,
    )
    on(root, 'click', (event) => {
      const door = (event.target as Element).closest<HTMLAnchorElement>('[data-open]')
      const slide = door?.closest<HTMLElement>('.slide')
      if (!lightbox || !door || !slide || event.defaultPrevented || isModified(event)) return
      event.preventDefault()
      void openAt(slide, door).then((isOpen) => isOpen || location.assign(door.href))
    })
    if (load) heed(show, { signal, autoplay, begin, isReady: () => isReady })

    const follow = () => {
      const slides = slidesOf()
      const requested = slides[slideIndexOfAddress(slides)]
      if (requested && lightbox && requested.querySelector('[data-open]')) void openAt(requested, null)
      else if (requested) void begin()
      else if (extras?.paged && location.hash.includes('itemId=')) void openAt(null, null)
    }
    follow()
    // The forward button after going back closed it, or a link within the page.
    addEventListener('popstate', () => location.hash.includes('itemId=') && follow(), { signal })
    startOthers(root, signal, load !== undefined)
    return () => abort.abort()
  },
)

function listening(signal: AbortSignal) {
  return <K extends keyof DocumentEventMap>(
    node: EventTarget,
    type: K,
    listen: (event: DocumentEventMap[K]) => void,
    capture = false,
  ) => node.addEventListener(type, listen as EventListener, { signal, capture })
}

function startOthers(root: HTMLElement, signal: AbortSignal, hasIndex: boolean): void {
  if (root.querySelector('[data-filter]'))
    void import('./filters.dom.ts').then(({ startFilters }) => startFilters(root, signal))
  if (!hasIndex && root.querySelector('.gallery-more'))
    void import('./more.dom.ts').then(({ startMore }) => startMore(root, signal))
  if (!hasIndex && root.querySelector('.video-wrapper')) playOnceReady(root, signal)
}

/** A press before the player's script has loaded is delayed, so that it does not follow the link to the video. */
function playOnceReady(root: HTMLElement, signal: AbortSignal): void {
  let pressed: HTMLElement | null = null
  const hold = (event: MouseEvent): void => {
    const overlay = (event.target as Element).closest<HTMLElement>('[data-play]')
    if (!overlay || isModified(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = overlay
  }
  root.addEventListener('click', hold, { capture: true, signal })
  const start = async () => (await import('./videos.dom.ts')).startVideos(root, signal)
  void start()
    .catch(reportError)
    .finally(() => {
      root.removeEventListener('click', hold, true)
      pressed?.click()
    })
}

interface Heeding {
  signal: AbortSignal
  autoplay: boolean
  begin: (first?: FirstTouch) => unknown
  isReady: () => boolean
}

/** Remembers a first swipe or key that ends before its script has loaded. */
function heed(show: HTMLElement, { signal, autoplay, begin, isReady }: Heeding): void {
  let press: PointerEvent | null = null
  const on = <K extends keyof DocumentEventMap>(
    node: EventTarget,
    type: K,
    listen: (event: DocumentEventMap[K]) => void,
  ) => node.addEventListener(type, (event) => isReady() || listen(event as DocumentEventMap[K]), { signal })
  on(show, 'pointerdown', (event) => {
    press = event
  })
  on(document, 'pointerup', (event) => {
    if (press) begin({ distance: event.clientX - press.clientX, milliseconds: event.timeStamp - press.timeStamp })
    press = null
  })
  on(document, 'keydown', (event) => {
    if (isArrow(event, arrows) && isInSight(show)) begin({ key: event.keyCode })
  })
  if (autoplay && !isStill()) onceSeen(show, begin, signal)
}

function isModified({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey
}

function onceSeen(node: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const watcher = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return
    watcher.disconnect()
    callback()
  })
  watcher.observe(node)
  signal.addEventListener('abort', () => watcher.disconnect())
}

/** B8.14: without these scripts the links lead to the images themselves. */
function enlarger() {
  return Promise.all([import('./lightbox/opener.dom.ts'), import('./lightbox/lightbox.dom.ts')]).catch(() => {
    // oxlint-disable-next-line no-console -- where the documents say it is said
    console.warn('lightboxify is not available in this tier!')
    return null
  })
}
