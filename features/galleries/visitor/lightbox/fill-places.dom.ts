import { adoptStyles } from '#platform/visitor'
import { loadImage } from '#platform/visitor/images'
import { neighbours, wrapped } from '../../contract/gallery-index.rules.ts'
import { slideOf } from './lightbox-parts.dom.ts'
import { put, type PagedCollection } from '../designs/paged-collection.dom.ts'

const reach = 2
const css = `
.lightbox .slide[aria-busy]::after{content:"";width:28px;height:28px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;opacity:.6;animation:lightbox-waits 1s linear infinite}
.lightbox-failed{max-width:24rem;margin:0;text-align:center;text-wrap:balance}
@keyframes lightbox-waits{to{rotate:1turn}}
@media (prefers-reduced-motion:reduce){.lightbox .slide[aria-busy]::after{animation:none}}
`

/**
 * Fills the places near the index that the lightbox shows, and announces them. The returned function is called with
 * each displayed index.
 */
export function fillPlaces(
  dialog: HTMLElement,
  root: HTMLElement,
  paged: PagedCollection,
  slides: HTMLElement[],
  tell: (place: number) => void,
) {
  adoptStyles(css)
  const stage = [...dialog.querySelectorAll<HTMLElement>('.gallery-track > .slide')]
  let index = 0
  const fill = async (place: number) => {
    const [part, shown] = [slides[place]?.dataset['part'], stage[place]]
    if (!part || !shown) return
    shown.replaceChildren()
    shown.ariaBusy = 'true'
    const came = await put(root, paged, slides, Number(part))
    for (const slot of came) {
      stage[slot]?.replaceChildren(...slideOf(slides[slot] as HTMLElement, '').childNodes)
      tell(slot)
    }
    shown.removeAttribute('aria-busy')
    if (slides[place]?.dataset['part']) shown.append(sorry(paged.failed))
    const image = shown.querySelector('img')
    if (image) void loadImage(image, { sizeAdjustment: Math.min(2, devicePixelRatio) })
    if (came.includes(index)) dialog.dispatchEvent(new Event('indexchange'))
  }
  return (now: number) => {
    index = now
    for (const place of [now, ...neighbours(now, slides.length, reach, true)]) void fill(wrapped(place, slides.length))
  }
}

function sorry(words: string): HTMLElement {
  const line = document.createElement('p')
  line.className = 'lightbox-failed'
  line.textContent = words
  return line
}
