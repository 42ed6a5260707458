import { behaviour } from '#platform/islands'
import { markPicture, showPicture } from './show-picture.dom.ts'

/** Small pictures move the row without moving the page, and follow it when it is swiped. */
export const productPictures = behaviour<object>('product-pictures', (root) => {
  const track = root.querySelector('.product-track')
  const onClick = (event: MouseEvent): void => {
    const small = (event.target as HTMLElement).closest<HTMLElement>('[data-picture]')
    if (!small?.dataset.picture) return
    event.preventDefault()
    showPicture(root, small.dataset.picture)
  }
  const watcher = new IntersectionObserver(
    (seen) => {
      const shown = seen.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined
      if (shown?.dataset.pictureId) markPicture(root, shown.dataset.pictureId)
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
