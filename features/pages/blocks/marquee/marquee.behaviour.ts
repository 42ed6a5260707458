import { behaviour } from '#platform/islands'
import { onElementResized, throttled, wantsLessMotion } from '#platform/visitor'
import {
  type MarqueeDirection,
  copiesFor,
  onPath,
  pixelsPerSecond,
  regionWidth,
  renderAgainAfter,
  segmentWidth,
  wavePath,
} from './marquee.rules.ts'

export interface MarqueeStart {
  waveFrequency: number
  waveIntensity: number
  animationDirection: MarqueeDirection
  animationSpeed: number
  pausedOnHover: boolean
  /** Label of the button. */
  pause: string
  play: string
}

/** Moves the words while they are visible and the visitor has not paused them. */
export const marquee = behaviour<MarqueeStart>('marquee', (root, start) => {
  const view = root.querySelector<HTMLElement>('.marquee-window')
  const track = root.querySelector<HTMLElement>('.marquee-track')
  const button = root.querySelector<HTMLButtonElement>('.marquee-pause')
  const words = track?.querySelector('ul')
  if (!view || !track || !words || !button || wantsLessMotion()) return
  const rests = new Set<string>(['out of sight'])
  let run = lay(view, track, words, start)
  const rest = (reason: string, isResting: boolean) => {
    if (isResting) rests.add(reason)
    else rests.delete(reason)
    run.move(rests.size === 0)
    root.toggleAttribute('data-running', rests.size === 0)
  }

  const seen = new IntersectionObserver(([entry]) => rest('out of sight', !entry?.isIntersecting))
  seen.observe(view)
  const ending = new AbortController()
  const { signal } = ending
  if (start.pausedOnHover) {
    view.addEventListener('pointerenter', () => rest('hover', true), { signal })
    view.addEventListener('pointerleave', () => rest('hover', false), { signal })
  }
  view.addEventListener('focusin', () => rest('focus', true), { signal })
  view.addEventListener('focusout', () => rest('focus', false), { signal })
  button.addEventListener('click', () => name(button, start, !rests.has('asked'), rest), { signal })
  name(button, start, false, rest)
  button.hidden = false
  const unsized = onElementResized(
    view,
    () => {
      run.end()
      run = lay(view, track, words, start)
      run.move(rests.size === 0)
    },
    renderAgainAfter,
  )
  return () => {
    ending.abort()
    seen.disconnect()
    unsized()
    run.end()
    button.hidden = true
  }
})

function name(
  button: HTMLButtonElement,
  { pause, play }: MarqueeStart,
  isAsked: boolean,
  rest: (reason: string, on: boolean) => void,
): void {
  rest('asked', isAsked)
  button.setAttribute('aria-label', isAsked ? play : pause)
  button.toggleAttribute('data-paused', isAsked)
}

interface Run {
  move(isMoving: boolean): void
  end(): void
}

/**
 * Adds as many copies as fill the window, and moves them by the length of one. Only the first is read by screen readers
 * and reached by keyboard.
 */
function lay(view: HTMLElement, track: HTMLElement, words: HTMLElement, start: MarqueeStart): Run {
  const region = regionWidth(words.getBoundingClientRect().width)
  const width = view.clientWidth
  const copies = Array.from({ length: copiesFor(width, region) }, () => {
    const copy = words.cloneNode(true) as HTMLElement
    copy.setAttribute('aria-hidden', 'true')
    copy.inert = true
    return copy
  })
  track.append(...copies)
  const way = [{ translate: '0px' }, { translate: `${-region}px` }]
  const animation = track.animate(start.animationDirection === 'left' ? way : way.reverse(), {
    duration: (region / (pixelsPerSecond * start.animationSpeed)) * 1000,
    iterations: Number.POSITIVE_INFINITY,
  })
  animation.pause()
  const wave = start.waveIntensity > 0 ? waving(view, track, start, width) : null
  return {
    move(isMoving) {
      if (isMoving) animation.play()
      else animation.pause()
      wave?.(isMoving)
    },
    end() {
      animation.cancel()
      wave?.(false)
      for (const copy of copies) copy.remove()
    },
  }
}

/** Moves every word along the wave in each frame. */
function waving(
  view: HTMLElement,
  track: HTMLElement,
  start: MarqueeStart,
  width: number,
): (isMoving: boolean) => void {
  const entries = [...track.querySelectorAll('li')]
  const amplitude = (start.waveIntensity * Number.parseFloat(getComputedStyle(view).fontSize)) / 2
  const path = wavePath(segmentWidth(width, start.waveFrequency))
  const left = view.getBoundingClientRect().left
  const update = throttled(() => {
    const places = entries.map((entry) => {
      const { left: from, width: wide } = entry.getBoundingClientRect()
      return { middle: from + wide / 2 - left, most: (Math.atan((2 * amplitude) / Math.max(wide, 1)) * 180) / Math.PI }
    })
    for (const [index, entry] of entries.entries()) {
      const { middle, most } = places[index] ?? { middle: 0, most: 0 }
      const { y, degrees } = onPath(path, middle, amplitude)
      entry.style.translate = `0 ${y.toFixed(1)}px`
      // Long words rotate less, so that they stay within the height of the wave.
      entry.style.rotate = `${Math.min(most, Math.max(-most, degrees)).toFixed(2)}deg`
    }
  })
  let frame = 0
  const next = () => {
    update()
    frame = requestAnimationFrame(next)
  }
  update()
  return (isMoving) => {
    cancelAnimationFrame(frame)
    if (isMoving) next()
  }
}
