import type { Drawing } from './draw.dom.ts'
import { type Design, type Gallery, stepsOf, watchSwipe } from '../gallery-core.dom.ts'
import { transitionOf } from './transitions.dom.ts'

/** The stacked slideshow: one image at a time, each in place of the last. */
export function stacked(gallery: Gallery): Design {
  const { root, slides, options, isRightToLeft, signal } = gallery
  const view = root.querySelector<HTMLElement>('.gallery-view') ?? root
  const run = transitionOf(options.transition)
  const way = isRightToLeft ? -1 : 1
  let drawing: Drawing | undefined
  const isDrawn = options.transition !== 'fade' && options.transition !== 'ken-burns'
  const ready = isDrawn
    ? import('./draw.dom.ts').then((part) => (drawing = part.startDrawing(gallery, view)))
    : undefined

  async function show(to: number, from: number, { direction, animated }: Parameters<Design['show']>[2]): Promise<void> {
    const [entering, leaving] = [slides[to], slides[from]]
    if (!entering || !leaving) return
    const { drawn = 0, velocity = 0 } = drawing?.drawnSinceLast() ?? {}
    for (const slide of slides) {
      slide.toggleAttribute('data-near', slide === leaving || slide === entering)
      slide.toggleAttribute('data-current', slide === entering)
    }
    const passage = {
      entering,
      leaving,
      seconds: options.speed,
      width: view.clientWidth,
      isRightToLeft,
      drawn,
      velocity,
      direction,
    }
    if (animated) await run(passage)
    for (const slide of slides) slide.removeAttribute('data-near')
  }

  watchSwipe(view, signal, {
    move: (distance) => gallery.inMotion || drawing?.draw(distance),
    end: (distance, milliseconds, velocity) => {
      const steps = stepsOf(distance * way, milliseconds, view.clientWidth, velocity * way, drawing?.snap)
      drawing?.letGo(velocity)
      const hasGone = steps > 0 ? gallery.next() : steps < 0 && gallery.previous()
      if (!hasGone) drawing?.back()
    },
    cancel: () => drawing?.back(),
  })

  /** B4.65–B4.67. */
  function click(event: MouseEvent): void {
    const target = event.target as Element
    const slide = target.closest<HTMLElement>('.slide')
    if (!slide || slide.dataset['type'] === 'video' || target.closest('a, button')) return
    const { left, width } = view.getBoundingClientRect()
    const isFirstHalf = event.clientX - left < width / 2 !== isRightToLeft
    if (options.clickBehavior === 'previous' || (options.clickBehavior === 'by half' && isFirstHalf)) gallery.previous()
    else if (options.clickBehavior !== 'none') gallery.next()
  }
  view.addEventListener('click', click, { signal })

  return { show, isSeen: (slide) => slide === gallery.index, ready }
}
