import { randomIndex } from '../contract/random-index.rules.ts'
import { controlOf, type Gallery } from './gallery.dom.ts'
import { isStill } from './still.dom.ts'

/**
 * Advances automatically. It pauses while the pointer or focus is on the gallery, while a video plays or the gallery is
 * invisible, and stops when a visitor stopped it (B4.19–B4.22).
 */
export function startAutoplay(gallery: Gallery, resumeAfter = gallery.options.autoplayOptions.timeout): void {
  const { root, options, signal } = gallery
  const { timeout, randomize, pauseOnMouseover } = options.autoplayOptions
  const button = controlOf(root, 'pause')
  if (!options.autoplay || isStill() || gallery.slides.length < 2) {
    button?.remove()
    return
  }
  const reasons = new Set<string>()
  let timer = 0

  const plan = (after: number) => {
    clearTimeout(timer)
    root.toggleAttribute('data-playing', reasons.size === 0)
    if (reasons.size === 0) timer = window.setTimeout(advance, after)
  }
  const advance = () => {
    if (randomize) gallery.go(randomIndex(gallery.index, gallery.count, Math.random()))
    else if (options.loop) gallery.next()
    else gallery.go(gallery.index + 1)
    plan(timeout)
  }
  const because = (reason: string, isSo: boolean) => {
    if (isSo === reasons.has(reason)) return
    if (isSo) reasons.add(reason)
    else reasons.delete(reason)
    plan(resumeAfter)
  }
  const on = (node: EventTarget, types: string, listen: (event: Event) => void) => {
    for (const type of types.split(' ')) node.addEventListener(type, listen, { signal, capture: true })
  }

  for (const name of pauseOnMouseover) {
    const node = name === 'gallery' ? root : root.querySelector('.gallery-controls')
    // Phones are left out, because a finger does not rest on the gallery.
    if (node)
      on(
        node,
        'pointerenter pointerleave',
        (event) => isMouse(event, node) && because(name, event.type === 'pointerenter'),
      )
  }
  on(root, 'focusin focusout', () => because('focus', root.querySelector(':focus-visible') !== null))
  on(root, 'play videoplays', () => because('video', true))
  on(root, 'pause ended videorests', () => because('video', false))
  on(root, 'indexchange', () => plan(timeout))
  if (button) {
    button.hidden = false
    on(button, 'click', () => {
      because('stopped', !reasons.has('stopped'))
      button.ariaPressed = String(reasons.has('stopped'))
    })
  }
  const watcher = new IntersectionObserver(([seen]) => because('out of sight', !seen?.isIntersecting))
  watcher.observe(root)
  plan(timeout)
  signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearTimeout(timer)
  })
}

function isMouse(event: Event, node: EventTarget): boolean {
  return event.target === node && (event as PointerEvent).pointerType === 'mouse'
}
