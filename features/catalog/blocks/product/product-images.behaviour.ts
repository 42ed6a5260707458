import { behaviour } from '#platform/islands'
import { markImage, showImage } from './show-image.dom.ts'

/**
 * The thumbnails scroll the row of images without scrolling the page, and follow it when it is swiped. A mouse over a
 * large image magnifies it.
 */
export const productImages = behaviour<object>('product-images', (root) => {
  const abort = new AbortController()
  const { signal } = abort
  const track = root.querySelector<HTMLElement>('.product-track')
  root.addEventListener(
    'click',
    (event) => {
      const small = (event.target as HTMLElement).closest<HTMLElement>('[data-shows-image]')
      if (!small?.dataset.showsImage) return
      event.preventDefault()
      showImage(root, small.dataset.showsImage)
    },
    { signal },
  )
  const watcher = new IntersectionObserver(
    (seen) => {
      const shown = seen.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined
      if (shown?.dataset.productImage) markImage(root, shown.dataset.productImage)
    },
    { root: track, threshold: 0.6 },
  )
  for (const place of track?.children ?? []) watcher.observe(place)
  signal.addEventListener('abort', () => watcher.disconnect())
  if (track && matchMedia('(hover: hover)').matches) lookCloser(track, signal)
  return () => abort.abort()
})

/** Shows the hovered image at twice its size, moved so that the point under the mouse stays there. */
function lookCloser(track: HTMLElement, signal: AbortSignal): void {
  let near: HTMLImageElement | null = null
  const leave = (): void => {
    near?.removeAttribute('data-near')
    near = null
  }
  track.addEventListener(
    'pointermove',
    (event) => {
      const image = (event.target as Element).closest('.slide')?.querySelector('img') ?? null
      if (event.pointerType !== 'mouse') return
      if (image !== near) leave()
      if (!image) return
      near = image
      const frame = image.closest('a')?.getBoundingClientRect()
      if (!frame) return
      const [x, y] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height]
      image.style.transformOrigin = `${x * 100}% ${y * 100}%`
      if (image.hasAttribute('data-near')) return
      image.setAttribute('data-near', '')
      for (const source of image.closest('picture')?.querySelectorAll<HTMLImageElement>('source, img') ?? [image])
        source.sizes = `${Math.round(frame.width * 2)}px`
    },
    { signal },
  )
  track.addEventListener('pointerleave', leave, { signal })
}
