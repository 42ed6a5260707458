/** B9.61: milliseconds without a further change. */
export const galleryResizeDebounce = 100

/** Calls back once the window has kept its size for so many milliseconds. Answers what ends it. */
export function onWindowResized(callback: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(callback, wait)
  }
  addEventListener('resize', later)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', later)
  }
}
