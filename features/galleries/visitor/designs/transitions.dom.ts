import { transitionNamed } from '#platform/visitor'
import type { Direction } from '../../contract/gallery-index.rules.ts'
import { stackedDefaults } from '../../contract/gallery.rules.ts'
import { isCalm } from '../still.dom.ts'

export interface Passage {
  entering: HTMLElement
  leaving: HTMLElement
  direction: Direction
  seconds: number
  width: number
  isRightToLeft: boolean
  /** Position and speed of the leaving image when the finger was lifted, in pixels and pixels per millisecond. */
  drawn: number
  velocity: number
}
type Transition = (passage: Passage) => Promise<unknown>

const across =
  (name: 'swipe' | 'scroll' | 'new-swipe'): Transition =>
  (passage) =>
    import('./draw.dom.ts').then((part) => part.goAcross(passage, name))

/** B4.63: each transition resolves when both images are in place. */
const transitions: Record<string, Transition> = {
  fade,
  'ken-burns': (passage) => {
    const image = passage.entering.querySelector('img')
    // The animation continues while the image is shown, so its end is not awaited.
    image?.animate(
      { scale: [1, stackedDefaults.kenBurnsZoom] },
      { duration: 7000 + passage.seconds * 1000, easing: 'linear', fill: 'forwards' },
    )
    return fade(passage)
  },
  swipe: across('swipe'),
  scroll: across('scroll'),
  'new-swipe': across('new-swipe'),
}

/** Returns a transition; an unknown name is a defect of the page and reported. With reduced motion all of them fade. */
export function transitionOf(name: string): Transition {
  const found = transitionNamed(transitions, name)
  return isCalm() ? (passage) => fade({ ...passage, seconds: 0.2 }) : found
}

function fade({ entering, seconds }: Passage): Promise<unknown> {
  return entering.animate({ opacity: [0, 1] }, { duration: seconds * 1000, easing: 'ease' }).finished
}
