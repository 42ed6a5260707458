/** B9.60, R1.45: default pause after the last change, in milliseconds. */
const resizeDebounce = 150
/** B9.61, R1.45: of galleries. */
export const galleryResizeDebounce = 100

/** Calls back once the window's size has been stable for some milliseconds. Returns a function that unsubscribes. */
export function onWindowResized(callback: () => void, wait: number = resizeDebounce): () => void {
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
