/** R1.45: three values, each with its own use. Milliseconds without a further change. */
export const resizeDebounce = 150
export const galleryResizeDebounce = 100
export const resizeEmitterDelay = 300

/** Calls back once the window has kept its size for a while. Answers what ends it. */
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
