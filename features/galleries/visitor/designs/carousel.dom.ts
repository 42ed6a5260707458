import { carouselPerRow, groupCount } from '../../contract/carousel.rules.ts'
import { type Design, type Gallery, stepsOf, swipeSeconds, watchSwipe } from '../gallery-core.dom.ts'
import { isCalm } from '../still.dom.ts'

/** Groups of slides in a row; its index counts the groups. */
export function carousel(gallery: Gallery): Design {
  const { root, slides, options, isRightToLeft, signal } = gallery
  const view = root.querySelector<HTMLElement>('.gallery-view') ?? root
  const track = root.querySelector<HTMLElement>('.gallery-track') ?? view
  const way = isRightToLeft ? -1 : 1
  let perRow = 1
  let step = 0
  let offset = 0

  /** The last group is moved up to the end, so that no place is empty. */
  const firstOf = (group: number) => Math.max(0, Math.min(group * perRow, slides.length - perRow))
  const count = () => groupCount(slides.length, perRow)

  function measure(): void {
    perRow = carouselPerRow(options.slidesPerRow, view.clientWidth)
    step = (slides[0]?.offsetWidth ?? 0) + (Number.parseFloat(getComputedStyle(track).columnGap) || 0)
    for (const control of root.querySelectorAll<HTMLElement>('[data-control="previous"], [data-control="next"]'))
      control.hidden = slides.length <= perRow
  }

  function stand(group: number): void {
    offset = -firstOf(group) * step * way
    track.style.translate = `${offset}px`
  }

  /** Animates from the former position, or that of a finger, to the new one. */
  const slideFrom = (from: number, seconds: number) =>
    track.animate(
      { translate: [`${from}px`, `${offset}px`] },
      { duration: seconds * 1000, easing: 'cubic-bezier(.3,0,.2,1)' },
    ).finished

  async function show(to: number, _from: number, { animated }: Parameters<Design['show']>[2]): Promise<void> {
    const before = offset + drawn
    stand(to)
    if (animated && !isCalm()) await slideFrom(before, Math.max(swipeSeconds, options.speed))
  }

  let drawn = 0
  watchSwipe(view, signal, {
    move: (distance) => {
      if (!gallery.inMotion) track.style.translate = `${offset + distance}px`
    },
    end: (distance, milliseconds, velocity) => {
      if (gallery.inMotion) return
      const steps = stepsOf(distance * way, milliseconds, view.clientWidth, velocity * way)
      drawn = distance
      if (!(steps > 0 ? gallery.next() : steps < 0 && gallery.previous())) {
        stand(gallery.index)
        void slideFrom(offset + drawn, 0.2)
      }
      drawn = 0
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
  }
}
