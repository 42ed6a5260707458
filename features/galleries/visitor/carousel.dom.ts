import { carouselPerRow, groupCount } from '../contract/gallery.rules.ts'
import { type Design, type Gallery, stepsOf, swipeSeconds, watchSwipe } from './gallery-core.dom.ts'
import { isCalm } from './still.dom.ts'

/** Groups of slides in a row; its index counts the groups. */
export function carousel(gallery: Gallery): Design {
  const { root, slides, options, isRightToLeft } = gallery
  const view = root.querySelector<HTMLElement>('.gallery-view') ?? root
  const track = root.querySelector<HTMLElement>('.gallery-track') ?? view
  const way = isRightToLeft ? -1 : 1
  let perRow = 1
  let step = 0
  let offset = 0

  /** The last group is moved up to the end: no place stays empty. */
  const firstOf = (group: number) => Math.max(0, Math.min(group * perRow, slides.length - perRow))
  const count = () => groupCount(slides.length, perRow)

  function measure(): void {
    perRow = carouselPerRow(options.slidesPerRow, view.clientWidth)
    step = (slides[0]?.offsetWidth ?? 0) + (Number.parseFloat(getComputedStyle(track).columnGap) || 0)
    for (const name of ['previous', 'next']) {
      const control = root.querySelector<HTMLElement>(`[data-control="${name}"]`)
      if (control) control.hidden = slides.length <= perRow
    }
  }

  function stand(group: number): void {
    offset = -firstOf(group) * step * way
    track.style.translate = `${offset}px`
  }

  async function show(to: number, _from: number, { animated }: Parameters<Design['show']>[2], start = offset): Promise<void> {
    stand(to)
    if (!animated || isCalm()) return
    const timing = { duration: Math.max(swipeSeconds, options.speed) * 1000, easing: 'cubic-bezier(.3,0,.2,1)' }
    await track.animate({ translate: [`${drawnTo ?? start}px`, `${offset}px`] }, timing).finished
  }

  let drawnTo: number | null = null
  const stop = watchSwipe(view, {
    move: (distance) => {
      if (!gallery.inMotion) track.style.translate = `${offset + distance}px`
    },
    end: (distance, milliseconds, velocity) => {
      if (gallery.inMotion) return
      const steps = stepsOf(distance * way, milliseconds, view.clientWidth, velocity * way)
      drawnTo = offset + distance
      const hasGone = steps > 0 ? gallery.next() : steps < 0 && gallery.previous()
      if (!hasGone) void track.animate({ translate: [`${drawnTo}px`, `${offset}px`] }, { duration: 200, easing: 'ease-out' })
      if (!hasGone) stand(gallery.index)
      drawnTo = null
    },
    cancel: () => stand(gallery.index),
  })

  measure()
  return {
    show,
    count,
    placeOf: (slide) => Math.floor(slide / perRow),
    isSeen: (slide) => slide >= firstOf(gallery.index) && slide < firstOf(gallery.index) + perRow,
    refresh: () => {
      measure()
      stand(Math.min(gallery.index, count() - 1))
    },
    end: stop,
  }
}
