import { behaviour } from '#platform/islands'

/** C4.57: a picture carries the class `loading` until it is there, or is known not to come. */
export const cartPictures = behaviour<object>('cart-pictures', (root) => {
  const arrived = (event: Event): void => (event.target as HTMLElement).classList.remove('loading')
  // Neither event bubbles.
  root.addEventListener('load', arrived, true)
  root.addEventListener('error', arrived, true)
  for (const picture of root.querySelectorAll<HTMLImageElement>('img.loading'))
    if (picture.complete) picture.classList.remove('loading')
  return () => {
    root.removeEventListener('load', arrived, true)
    root.removeEventListener('error', arrived, true)
  }
})
