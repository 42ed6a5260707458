import { normalised } from '../../contract/gallery-index.rules.ts'
import { heldBack, requireBoundary, settleSeconds, snapPointOf } from '../../contract/new-swipe.rules.ts'
import { type Gallery, swipeSeconds } from '../gallery-core.dom.ts'
import type { Passage } from './transitions.dom.ts'

export interface Drawing {
  /** Share of the width from which the next image is shown. */
  readonly snap: number
  draw: (distance: number) => void
  letGo: (velocity: number) => void
  back: () => void
  /** Returns the distance and speed of the drag, and resets its start. */
  drawnSinceLast: () => { drawn: number; velocity: number }
}

/** The image follows the finger together with the one next to it. */
export function startDrawing(gallery: Gallery, view: HTMLElement): Drawing {
  const { slides, options, isRightToLeft } = gallery
  const { before = 'inertial', after = 'inertial' } = options.boundaries ?? {}
  const boundaries = { before: requireBoundary(before), after: requireBoundary(after) }
  const way = isRightToLeft ? -1 : 1
  let drawn = 0
  let velocity = 0
  let beside: HTMLElement | undefined
  const place = (slide: HTMLElement | undefined, pixels: number) => {
    if (slide) slide.style.translate = pixels ? `${pixels}px` : ''
  }
  const drawnSinceLast = () => {
    const before = { drawn, velocity }
    drawn = velocity = 0
    for (const slide of slides) place(slide, 0)
    return before
  }
  return {
    snap: snapPointOf(options.snapPoint ?? 'none'),
    drawnSinceLast,
    letGo: (speed) => {
      velocity = speed
    },
    draw: (distance) => {
      const by = distance * way < 0 ? 1 : -1
      const at = normalised(gallery.index + by, slides.length, options.loop)
      const next = at === gallery.index ? undefined : slides[at]
      drawn = next ? distance : heldBack(distance, boundaries[by > 0 ? 'after' : 'before'])
      if (beside !== next) beside?.removeAttribute('data-near')
      beside = next
      place(slides[gallery.index], drawn)
      next?.setAttribute('data-near', '')
      place(next, drawn + by * way * view.clientWidth)
    },
    back: () => {
      const from = drawnSinceLast().drawn
      beside?.removeAttribute('data-near')
      if (from)
        void slides[gallery.index]?.animate({ translate: [`${from}px`, '0px'] }, { duration: 200, easing: 'ease-out' })
    },
  }
}

/** Moves both images side by side from the position of the finger. */
export function goAcross(passage: Passage, name: 'swipe' | 'scroll' | 'new-swipe'): Promise<unknown> {
  const { entering, leaving, direction, width, isRightToLeft, drawn, velocity, seconds } = passage
  const way = (direction === 'forward') === isRightToLeft ? -1 : 1
  const takes = {
    swipe: swipeSeconds,
    scroll: seconds,
    'new-swipe': settleSeconds(width - Math.abs(drawn), velocity, innerWidth),
  }
  const timing = { duration: takes[name] * 1000, easing: 'cubic-bezier(.3,0,.2,1)' }
  leaving.animate({ translate: [`${drawn}px`, `${-way * width}px`] }, timing)
  return entering.animate({ translate: [`${way * width + drawn}px`, '0px'] }, timing).finished
}
