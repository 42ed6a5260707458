import { wantsLessMotion } from './motion.ts'

/** Pixels that a page is moved by before that is a direction. */
const leastMove = 8

/**
 * Gives a header `data-away` while a page is read on, and takes it back with the first move up, at the top, and while
 * something in it has the focus or is open. For those who want less motion it stays. Answers what ends it.
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
