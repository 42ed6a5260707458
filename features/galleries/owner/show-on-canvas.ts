/** Scrolls to a slide on the canvas, which is a frame of this window and does not run visitors' scripts. */
export function showOnCanvas(block: string, slide: string): void {
  const root = document
    .querySelector<HTMLIFrameElement>('.e-stage iframe')
    ?.contentDocument?.getElementById(`block-${block}`)
  const slides = [
    ...(root?.querySelectorAll<HTMLElement>('.gallery-show .slide, .gallery > .gallery-track > .slide') ?? []),
  ]
  const chosen = slides.find(({ dataset }) => dataset['slideId'] === slide)
  if (!chosen) return
  for (const element of slides) element.toggleAttribute('data-current', element === chosen)
  const track = chosen.parentElement
  const isRow = chosen.closest('.gallery')?.matches('[data-design="strip"], [data-design="carousel"]')
  if (track && isRow) {
    for (const element of slides) element.removeAttribute('data-off')
    track.style.translate = `${-(chosen.offsetLeft - (slides[0]?.offsetLeft ?? 0))}px`
  }
  chosen.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  // Among many that all stay in sight it has to be pointed out.
  chosen.animate(
    { outline: ['3px solid Highlight', '3px solid transparent'], outlineOffset: ['2px', '2px'] },
    { duration: 1500, easing: 'ease-in' },
  )
}
