import type { Alignment } from '../../contract/gallery.rules.ts'
import { requireAlignment } from '../../contract/strip.rules.ts'
import { type Design, type Gallery, stepsOf, watchSwipe } from '../gallery-core.dom.ts'
import { isCalm } from '../still.dom.ts'

interface Row {
  starts: readonly number[]
  widths: readonly number[]
  length: number
}

/** A row of images of equal height; the current one is at the start, in the middle or at the end. */
export function strip(gallery: Gallery): Design {
  const { root, slides, options, isRightToLeft, signal } = gallery
  const alignment = requireAlignment(options.alignment)
  const [view = root, track = root] = root.querySelectorAll<HTMLElement>('.gallery-view, .gallery-track')
  const way = isRightToLeft ? -1 : 1
  // Contained: without empty space before the first or after the last.
  const [goesAround, isContained] = [root.hasAttribute('data-around'), root.hasAttribute('data-contained')]
  let row = rowOf(track, slides)
  let offset = 0

  const offsetOf = (slide: number) => placeIn(view, row, slide, { alignment, isContained })

  const stand = (pixels: number) => {
    offset = pixels
    track.style.translate = `${pixels * way}px`
  }

  async function show(to: number, from: number, { animated }: Parameters<Design['show']>[2]): Promise<void> {
    const before = offset
    // The row may have wrapped around, but visible images must not jump.
    const turned = goesAround ? turnAround(slides, row, to, way, from) : 0
    stand(offsetOf(to))
    markActive(slides, to)
    if (!animated || isCalm()) return
    await slideAlong(track, (before - turned) * way, offset * way, options.speed)
  }

  watchSwipe(view, signal, {
    move: (distance) => {
      if (!gallery.inMotion) track.style.translate = `${(offset + distance * way) * way}px`
    },
    end: (distance, milliseconds, velocity) => {
      const drawn = distance * way
      const steps = stepsOf(drawn, milliseconds, row.widths[gallery.index] ?? 1, velocity * way)
      const rest = offset
      if (!gallery.inMotion) offset = rest + drawn
      const to = options.loop ? gallery.index + steps : Math.max(0, Math.min(gallery.index + steps, slides.length - 1))
      if (
        gallery.inMotion ||
        (steps !== 0 && to !== gallery.index && gallery.go(to, { direction: steps > 0 ? 'forward' : 'reverse' }))
      )
        return
      stand(rest)
      void slideAlong(track, (rest + drawn) * way, rest * way, 0.2)
    },
    cancel: () => stand(offset),
  })

  view.addEventListener('click', (event) => press(gallery, event), { signal, capture: true })

  function refresh(): void {
    row = rowOf(track, slides)
    if (goesAround) turnAround(slides, row, gallery.index, way, gallery.index)
    stand(offsetOf(gallery.index))
  }
  markActive(slides, 0)
  refresh()

  return {
    show,
    refresh,
    isSeen: (slide) => {
      const box = slides[slide]?.getBoundingClientRect()
      const { left, right } = view.getBoundingClientRect()
      return box !== undefined && box.right > left + 1 && box.left < right - 1
    },
  }
}

/** Returns the offset of the row that brings a slide to its position. */
function placeIn(
  view: HTMLElement,
  row: Row,
  slide: number,
  { alignment, isContained }: { alignment: Alignment; isContained: boolean },
): number {
  const room = view.clientWidth - (row.widths[slide] ?? 0)
  const wanted = { start: 0, middle: room / 2, end: room }[alignment] - (row.starts[slide] ?? 0)
  return isContained ? Math.min(0, Math.max(view.clientWidth - row.length, wanted)) : wanted
}

function slideAlong(track: HTMLElement, from: number, to: number, seconds: number): Promise<unknown> {
  return track.animate(
    { translate: [`${from}px`, `${to}px`] },
    { duration: seconds * 1000, easing: 'cubic-bezier(.3,0,.2,1)' },
  ).finished
}

function rowOf(track: HTMLElement, slides: readonly HTMLElement[]): Row {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const widths = slides.map((slide) => slide.offsetWidth)
  let length = 0
  const starts = widths.map((width) => {
    const start = length
    length += width + gap
    return start
  })
  return { starts, widths, length }
}

/** A row longer than two windows has no ends, so distant slides are moved to the front. */
function turnAround(
  slides: readonly HTMLElement[],
  { starts, length }: Row,
  current: number,
  way: number,
  from: number,
): number {
  for (const [at, slide] of slides.entries()) {
    const ahead = (starts[at] ?? 0) - (starts[current] ?? 0)
    const turns = Math.abs(ahead) <= length / 2 ? 0 : ahead > 0 ? -1 : 1
    slide.style.translate = `${turns * way * length}px`
  }
  const ahead = (starts[current] ?? 0) - (starts[from] ?? 0)
  return Math.abs(ahead) > length / 2 ? Math.sign(ahead) * length : 0
}

/** B4.70: a video that is not current cannot be played. */
function markActive(slides: readonly HTMLElement[], current: number): void {
  for (const [at, slide] of slides.entries())
    slide.classList.toggle('inactive', slide.dataset['type'] === 'video' && at !== current)
}

/** B4.68, B4.69. */
function press(gallery: Gallery, event: MouseEvent): void {
  const { slides, options, index } = gallery
  const target = event.target as Element
  const at = slides.indexOf(target.closest<HTMLElement>('.slide') as HTMLElement)
  if (at < 0) return
  if (at !== index) {
    event.preventDefault()
    event.stopPropagation()
    gallery.go(at)
  } else if (!target.closest('a, button') && slides[at]?.dataset['type'] !== 'video') {
    if (options.activeSlideClickBehavior === 'next') gallery.next()
    if (options.activeSlideClickBehavior === 'previous') gallery.previous()
  }
}
