import { imageLoader, loadQueue, rankByIndex } from '#platform/visitor'
import type { Gallery, Helpers } from './gallery.dom.ts'

/**
 * After the first interaction, loads images near the current one in advance, a few at a time. A broken one keeps its
 * text.
 */
export async function queueImages(gallery: Gallery, helpers: Helpers): Promise<void> {
  if (helpers.load) return
  const loader = await imageLoader()
  if (!loader || helpers.load) return
  const queue = loadQueue()
  const requested = new WeakSet<HTMLElement>()
  const rank = (slide: HTMLElement) => {
    const { index, count, options, slides } = gallery
    return rankByIndex(gallery.placeOf(slides.indexOf(slide)), index, {
      count,
      preload: options.preload,
      loop: options.loop,
    })
  }
  helpers.load = (slide) => {
    const image = slide.querySelector('img')
    queue.refresh()
    if (!image || requested.has(slide)) return
    requested.add(slide)
    if (image.complete && image.naturalWidth > 0) return
    const load = async () => slide.classList.toggle('broken', (await loader.loadImage(image)) === 'broken')
    queue.add({ rank: () => rank(slide), load })
  }
}
