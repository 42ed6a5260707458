import { wantsLessMotion } from './motion.ts'

/** Pixels that a page is moved by before that is a direction. */
const leastMove = 8

/**
 * Sets `data-away` on a header while the visitor scrolls down, and removes it on scrolling up, at the top, and while a
 * part of the header has the focus or is open. With reduced motion the header stays. Returns a function that ends this.
 */
export function followScroll(header: HTMLElement): () => void {
  const view = header.ownerDocument.defaultView
  if (!view || wantsLessMotion()) return () => {}
  let before = view.scrollY
  const onScroll = (): void => {
    const { scrollY } = view
    const moved = scrollY - before
    if (Math.abs(moved) < leastMove) return
    before = scrollY
    const isInUse = header.matches(':focus-within') || header.querySelector('[open],[aria-expanded=true]') !== null
    header.toggleAttribute('data-away', moved > 0 && scrollY > header.offsetHeight && !isInUse)
  }
  view.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    view.removeEventListener('scroll', onScroll)
    header.removeAttribute('data-away')
  }
}
