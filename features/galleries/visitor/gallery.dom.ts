import { galleryResizeDebounce, onWindowResized } from '#platform/visitor'
import {
  clamped,
  type Direction,
  directionOf,
  neighbours,
  normalised,
  wrapped,
} from '../contract/gallery-index.rules.ts'
import type { BehaviourOptions } from '../contract/gallery-settings.rules.ts'
import type { GalleryDesign } from '../contract/gallery.rules.ts'
import { startKeyboard } from './keyboard.dom.ts'

/** A layout that changes its visible slides. */
export interface Design {
  /** Shows an index; the promise resolves when the movement has ended. */
  show: (to: number, from: number, how: { direction: Direction; animated: boolean }) => Promise<unknown> | undefined
  isSeen: (slide: number) => boolean
  /** Number of places in the index, where a place is more than one slide. */
  count?: () => number
  placeOf?: (slide: number) => number
  refresh?: () => void
  /** Resolves once the design's parts for following a finger have loaded. */
  ready?: Promise<unknown> | undefined
}
export type DesignMaker = (gallery: Gallery) => Design
export type Designs = Partial<Record<GalleryDesign, DesignMaker>>

/** Functions of the image and video modules, which may load later. */
export interface Helpers {
  load?: (slide: HTMLElement) => void
  leave?: (slide: HTMLElement) => void
}

export interface Gallery {
  readonly root: HTMLElement
  readonly options: BehaviourOptions
  readonly slides: readonly HTMLElement[]
  readonly isRightToLeft: boolean
  readonly linked: Set<Gallery>
  readonly index: number
  readonly direction: Direction
  readonly inMotion: boolean
  readonly count: number
  /** Returns false when the change was refused. An index out of range wraps. */
  go: (to: number, how?: { animated?: boolean; direction?: Direction }) => boolean
  next: () => boolean
  previous: () => boolean
  /** Returns the position of a slide in the index. */
  placeOf: (slide: number) => number
  refresh: () => void
  readonly ready?: Promise<unknown> | undefined
  /** Aborted by `end`, which removes all listeners of the gallery. */
  readonly signal: AbortSignal
  end: () => void
}

const bound = new WeakMap<HTMLElement, Gallery>()

/** Creates the common core of all designs with an index. */
export function createGallery(
  root: HTMLElement | null,
  options: BehaviourOptions,
  designs: Designs,
  helpers: Helpers = {},
): Gallery {
  if (!root) throw new Error('No gallery container found')
  const present = bound.get(root)
  if (present) {
    // oxlint-disable-next-line no-console -- B8.13: said there
    console.warn('Node already bound to gallery instance')
    return present
  }
  const make = designs[options.design]
  if (!make)
    throw new Error(`Design not found: these are not the gallery designs you are looking for: ${options.design}`)
  const gallery = coreOf(root, options, make, helpers)
  bound.set(root, gallery)
  return gallery
}

/** B4.17: links two galleries with the same images, so that both move together. */
export function link(a: Gallery, b: Gallery): void {
  a.linked.add(b)
  b.linked.add(a)
}

export function emit(root: HTMLElement, type: string, detail: object = {}): void {
  root.dispatchEvent(new CustomEvent(type, { detail }))
}

function coreOf(root: HTMLElement, options: BehaviourOptions, make: DesignMaker, helpers: Helpers): Gallery {
  const slides = [...root.querySelectorAll<HTMLElement>('.slide')]
  const abort = new AbortController()
  const gallery: { -readonly [Name in keyof Gallery]: Gallery[Name] } = {
    root,
    options,
    slides,
    linked: new Set(),
    isRightToLeft: getComputedStyle(root).direction === 'rtl',
    index: 0,
    direction: 'forward',
    inMotion: options.inMotion,
    get count() {
      return design.count?.() ?? slides.length
    },
    placeOf: (slide) => design.placeOf?.(slide) ?? slide,
    go,
    next: () => step(gallery, 1),
    previous: () => step(gallery, -1),
    refresh: () => {
      design.refresh?.()
      gallery.index = clamped(gallery.index, gallery.count)
      settle(gallery, design)
    },
    signal: abort.signal,
    end: () => {
      bound.delete(root)
      abort.abort()
    },
  }
  const design = make(gallery)

  /** B4.15, B4.16: refused while a linked gallery is still moving. */
  function go(wanted: number, how: { animated?: boolean; direction?: Direction } = {}): boolean {
    const { index: from, linked, count } = gallery
    const to = wrapped(wanted, count)
    if (count === 0 || isMoving(gallery, to)) return false
    if (to === from) return true
    const direction = how.direction ?? directionOf(from, to)
    Object.assign(gallery, { index: to, direction, inMotion: true })
    // Only upcoming slides are changed, because each change recomputes styles.
    for (const [at, slide] of slides.entries()) if (design.isSeen(at) || gallery.placeOf(at) === to) slide.inert = false
    loadAround(gallery, helpers)
    const arrived = () => {
      gallery.inMotion = false
      settle(gallery, design)
      helpers.leave?.(slides[from] as HTMLElement)
      emit(root, 'arrive')
    }
    emit(root, 'indexchange', { index: to, from, direction })
    const shown = design.show(to, from, { direction, animated: how.animated !== false })
    for (const other of linked) if (other.index !== to) other.go(to, { direction })
    if (shown) void shown.then(arrived, arrived)
    else arrived()
    return true
  }

  Object.assign(gallery, { index: normalised(options.currentIndex, gallery.count, options.loop), ready: design.ready })
  if (gallery.index > 0) void design.show(gallery.index, 0, { direction: 'forward', animated: false })
  loadAround(gallery, helpers)
  settle(gallery, design)
  for (const start of [startControls, startKeyboard, watchSize]) start(gallery)
  return gallery
}

function isMoving({ inMotion, linked }: Gallery, to: number): boolean {
  return inMotion || [...linked].some((other) => other.index !== to && other.inMotion)
}

/** B4.11–B4.14. */
function step({ root, options, index, count, inMotion, go }: Gallery, by: 1 | -1): boolean {
  const to = index + by
  if (options.loop || (to >= 0 && to < count)) return go(to, { direction: by > 0 ? 'forward' : 'reverse' })
  if (!inMotion) emit(root, by > 0 ? 'reachedEnd' : 'reachedBeginning')
  return false
}

/** Makes invisible slides unreachable and disables controls at the ends. */
function settle({ root, slides, options, index, count, placeOf }: Gallery, design: Design): void {
  for (const [at, slide] of slides.entries()) {
    slide.toggleAttribute('inert', !design.isSeen(at))
    slide.toggleAttribute('data-current', placeOf(at) === index)
  }
  const mark = (name: string, isAtEnd: boolean) => {
    const control = controlOf(root, name)
    control?.setAttribute('aria-disabled', String(control.classList.toggle('disabled', !options.loop && isAtEnd)))
  }
  mark('previous', index === 0)
  mark('next', index >= count - 1)
}

function loadAround({ slides, options, index, count, placeOf }: Gallery, helpers: Helpers): void {
  const near = [index, ...neighbours(index, count, options.preload, options.loop)]
  if (options.lazyLoad)
    for (const [at, slide] of slides.entries()) if (near.includes(placeOf(at))) (helpers.load ?? loadNow)(slide)
}

/** Makes the browser load lazy images at once. */
function loadNow(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll('img')) image.loading = 'eager'
}

export function controlOf(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-control="${name}"]`)
}

/** B4.01, B4.18: the controls are buttons, so Enter and Space press them. */
function startControls({ root, signal, next, previous, go }: Gallery): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      const name = (target as Element).closest<HTMLElement>('[data-control]')?.dataset['control']
      if (name === 'next') next()
      if (name === 'previous') previous()
      if (name?.startsWith('to-')) go(Number(name.slice(3)))
    },
    { signal },
  )
}

/** Refreshes once the window's size has been stable for 100 ms, and when the screen is rotated (B4.34, B4.35). */
function watchSize({ options, refresh, signal }: Gallery): void {
  if (options.refreshOnResize) signal.addEventListener('abort', onWindowResized(refresh, galleryResizeDebounce))
  if (options.refreshOnOrientationChange) addEventListener('orientationchange', refresh, { signal })
}
