import { behaviour } from '#platform/islands'

/** C4.57: an image has the class `loading` until it has loaded or failed. */
export const cartImages = behaviour<object>('cart-images', (root) => {
  const arrived = (event: Event): void => (event.target as HTMLElement).classList.remove('loading')
  // Neither event bubbles.
  root.addEventListener('load', arrived, true)
  root.addEventListener('error', arrived, true)
  for (const image of root.querySelectorAll<HTMLImageElement>('img.loading'))
    if (image.complete) image.classList.remove('loading')
  return () => {
    root.removeEventListener('load', arrived, true)
    root.removeEventListener('error', arrived, true)
  }
})
