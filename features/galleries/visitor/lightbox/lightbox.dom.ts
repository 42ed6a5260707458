import { adoptStyles } from '#platform/visitor'
import { loadImage } from '#platform/visitor/images'
import type { BehaviourOptions } from '../../contract/gallery-settings.rules.ts'
import {
  clickWay,
  keyThrottle,
  lightboxAutoplay,
  lightboxMobileWidth,
  lightboxOptions,
  navigationHideAfter,
  overlayFade,
  overlayOpacity,
} from '../../contract/lightbox.rules.ts'
import { behaviourOf, createGallery, type Designs, type Gallery, settingsOf } from '../gallery-core.dom.ts'
import { startAutoplay } from '../autoplay.dom.ts'
import { clearHash, recordSlide } from './history.dom.ts'
import { goAlong } from '../keyboard.dom.ts'
import type { LightboxExtras } from './lightbox-extras.dom.ts'
import { buildLightbox, type LightboxWords, placeOf } from './lightbox-parts.dom.ts'
import { lightboxCss } from './lightbox-style.dom.ts'
import { stacked } from '../designs/stacked.dom.ts'
import { isCalm } from '../still.dom.ts'
import { startZoom } from './zoom.dom.ts'

export interface LightboxStart {
  /** The block whose settings the lightbox follows. */
  root: HTMLElement
  slides: HTMLElement[]
  at: number
  words: LightboxWords
  /** The element that opened the lightbox; it gets the focus back. */
  opener?: HTMLElement | null
  design?: string
  extras?: LightboxExtras | undefined
}

const designs: Designs = { stacked }
const opening = 333

/** B1.03: shows the images over the whole window. Resolves after it was closed. */
export async function openLightbox(start: LightboxStart): Promise<void> {
  const { slides, words, opener, extras } = start
  const settings = settingsOf(start.root)
  const options = behaviourOf(settings, 'stacked')
  const seconds = Number(settings['autoplay-duration'])
  const design = start.design ?? 'stacked'
  if (!(design in designs))
    throw new Error(
      `These are not the gallery designs you are looking for: ${design}. Loaded: ${Object.keys(designs).join(', ')}`,
    )
  adoptStyles(lightboxCss)
  const dialog = buildLightbox(slides, options, words)
  const follow = extras && (await (await import('./lightbox-extras.dom.ts')).addExtras(dialog, { ...start, extras }))
  document.body.append(dialog)
  document.body.classList.add('lightbox-open')
  dialog.showModal()
  const overlay = dialog.querySelector<HTMLElement>('.lightbox-overlay')
  overlay?.animate({ opacity: [0, overlayOpacity] }, { duration: overlayFade * 1000 })

  const isMobile = innerWidth <= lightboxMobileWidth
  const videos =
    dialog.querySelector('.video-wrapper') &&
    (await import('../videos.dom.ts').then(({ videosOf }) => videosOf(dialog)))
  const gallery = createGallery(
    dialog,
    { ...lightboxOptions(options, isMobile, seconds > 0 ? seconds * 1000 : null), currentIndex: start.at },
    designs,
    {
      load: showImage,
      leave: (slide) => videos?.leave(slide),
    },
  )
  const { closed, close } = closing(gallery, start)
  control(gallery, leaving(start, close, gallery.signal))
  show(gallery, start, { options, follow })
  void fly(gallery, slides, 'open')
  await closed
  videos?.end()
  opener?.focus({ preventScroll: true })
}

/** B4.41–B4.43: the image returns to its place, then the lightbox and its traces on the page are removed. */
function closing(gallery: Gallery, { slides }: LightboxStart) {
  const dialog = gallery.root as HTMLDialogElement
  const { promise: closed, resolve: done } = Promise.withResolvers<void>()
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    const timing = { duration: overlayFade * 1000, fill: 'forwards' } as const
    for (const node of dialog.children) if (!node.matches('.lightbox-stage')) node.animate({ opacity: 0 }, timing)
    await fly(gallery, slides, 'close')
    gallery.end()
    dialog.close()
    dialog.remove()
    document.body.classList.remove('lightbox-open')
    clearHash()
    done()
  }
  return { closed, close: () => void close() }
}

/** Opening adds a history entry, so closing goes back; an address that opened the lightbox added none. */
function leaving({ slides, at, opener }: LightboxStart, close: () => void, signal: AbortSignal): () => void {
  const slide = slides[at]
  let isStep = opener && slide && recordSlide(slide, '', 'pushState')
  addEventListener('popstate', close, { signal })
  return () => {
    if (!isStep) return close()
    isStep = false
    history.back()
  }
}

/** Listens to touch, mouse, keys and buttons. */
function control(gallery: Gallery, close: () => void): void {
  const { root: dialog, signal } = gallery
  const stage = dialog.querySelector('.lightbox-stage') as HTMLElement
  const isFine = matchMedia('(hover: hover)').matches
  const tap = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return void dialog.toggleAttribute('data-quiet')
    const way = clickWay(event.clientX / innerWidth)
    if (zoom.scale > 1 || way === 0) return
    goAlong(gallery, way > 0)
  }
  const zoom = startZoom(stage, { image: () => imageOf(gallery), tap, away: close, signal })
  dialog.addEventListener('indexchange', () => zoom.to(1), { signal })
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset['act']
      if (act === 'close') close()
      if (act === 'zoom') zoom.to(zoom.scale > 1 ? 1 : 2)
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      close()
    },
    { signal },
  )
  startKeys(gallery)

  let timer = 0
  const stir = ({ isTrusted }: Event) => {
    if (!isTrusted || !isFine) return
    clearTimeout(timer)
    dialog.toggleAttribute('data-quiet', false)
    timer = window.setTimeout(() => dialog.toggleAttribute('data-quiet', true), navigationHideAfter)
  }
  for (const type of ['pointermove', 'keydown']) dialog.addEventListener(type, stir, { signal })
  startAutoplay(gallery, lightboxAutoplay.resumeAfter)
}

/** B9.07: one key within 200 ms, and none while an image moves. Home and End show the first and the last image. */
function startKeys(gallery: Gallery): void {
  const { options, root, signal } = gallery
  let last = -keyThrottle
  root.addEventListener(
    'keydown',
    (event) => {
      const { key, keyCode, timeStamp } = event
      const isEnd = key === 'Home' || key === 'End'
      const isNext = keyCode === options.keys.next
      if (!isEnd && !isNext && keyCode !== options.keys.previous) return
      event.preventDefault()
      if (timeStamp - last < keyThrottle || gallery.inMotion) return
      last = timeStamp
      if (isEnd) gallery.go(key === 'End' ? -1 : 0)
      else goAlong(gallery, isNext)
    },
    { signal },
  )
}

interface Shown {
  options: BehaviourOptions
  follow: ((index: number) => void) | undefined
}

/** Updates texts, position, thumbnails and address after a change of the index. */
function show(gallery: Gallery, { slides, words }: LightboxStart, { options, follow }: Shown): void {
  const dialog = gallery.root
  const at = () => {
    const slide = slides[gallery.index]
    const say = (name: string, text = '') => {
      const node = dialog.querySelector(`[data-part="${name}"]`)
      if (node) node.textContent = text
    }
    say('count', placeOf(words, gallery.index, gallery.count))
    say('title', slide?.dataset['title'])
    say('description', slide?.dataset['description'])
    dialog.dataset['theme'] = slide?.dataset['lightboxTheme'] ?? options.lightboxTheme
    follow?.(gallery.index)
    if (slide) recordSlide(slide, '')
  }
  dialog.addEventListener('indexchange', at)
  at()
}

/** Shows the small image at once, and the large one when it is loaded. */
function showImage(slide: HTMLElement): void {
  const image = slide.querySelector('img')
  if (image) void loadImage(image, { sizeAdjustment: Math.min(2, devicePixelRatio) })
}

/** Returns the frame of the current image, null for a video. */
function imageOf({ slides, index }: Gallery): HTMLElement | null | undefined {
  return slides[index]?.querySelector<HTMLElement>('.lightbox-image')
}

/** Moves the image between its place on the page and that in the window. */
async function fly(gallery: Gallery, slides: readonly HTMLElement[], way: 'open' | 'close'): Promise<void> {
  const image = imageOf(gallery)
  const origin = slides[gallery.index]?.querySelector('img')
  const stage = gallery.root.querySelector('.lightbox-stage')
  const timing = {
    duration: opening,
    easing: 'cubic-bezier(.4,0,.2,1)',
    direction: way === 'open' ? 'normal' : 'reverse',
    fill: 'both',
  } as const
  const [from, to] = [origin?.getBoundingClientRect(), image?.getBoundingClientRect()]
  const isInSight = from && from.width > 0 && from.bottom > 0 && from.top < innerHeight
  const animation =
    image && isInSight && to && to.width > 0 && !isCalm()
      ? image.animate(
          [
            {
              transformOrigin: '0 0',
              transform: `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})`,
            },
            { transformOrigin: '0 0', transform: 'none' },
          ],
          timing,
        )
      : stage?.animate({ opacity: [0, 1] }, timing)
  await animation?.finished.catch(() => undefined)
  if (way === 'open') animation?.cancel()
}
