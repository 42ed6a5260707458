import { behaviour } from '#platform/islands'
import { markImage, showImage } from './show-image.dom.ts'

/** Small images move the row without moving the page, and follow it when it is swiped. */
export const productImages = behaviour<object>('product-images', (root) => {
  const track = root.querySelector('.product-track')
  const onClick = (event: MouseEvent): void => {
    const small = (event.target as HTMLElement).closest<HTMLElement>('[data-shows-image]')
    if (!small?.dataset.showsImage) return
    event.preventDefault()
    showImage(root, small.dataset.showsImage)
  }
  const watcher = new IntersectionObserver(
    (seen) => {
      const shown = seen.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined
      if (shown?.dataset.productImage) markImage(root, shown.dataset.productImage)
    },
    { root: track, threshold: 0.6 },
  )
  for (const place of track?.children ?? []) watcher.observe(place)
  root.addEventListener('click', onClick)
  return () => {
    watcher.disconnect()
    root.removeEventListener('click', onClick)
  }
})
