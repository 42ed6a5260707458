import { imageLoader, loadQueue, rankByIndex } from '#platform/visitor'
import type { Gallery, Helpers } from './gallery.dom.ts'

/** Pictures near the current one are loaded before they are asked for, a few at a time; one that is broken keeps its words. */
export async function pictureHelper(gallery: Gallery): Promise<Helpers['load']> {
  const loader = await imageLoader()
  if (!loader) return undefined
  const queue = loadQueue()
  const asked = new WeakSet<HTMLElement>()
  const rank = (slide: HTMLElement) => {
    const { index, count, options, slides } = gallery
    return rankByIndex(gallery.placeOf(slides.indexOf(slide)), index, { count, preload: options.preload, loop: options.loop })
  }
  return (slide) => {
    const image = slide.querySelector('img')
    queue.refresh()
    if (!image || asked.has(slide)) return
    asked.add(slide)
    if (image.complete && image.naturalWidth > 0) return
    const load = async () => slide.classList.toggle('broken', (await loader.loadImage(image)) === 'broken')
    queue.add({ rank: () => rank(slide), load })
  }
}
