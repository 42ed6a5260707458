/** R1.45: three values, each with its own use. Milliseconds without a further change. */
export const resizeDebounce = 150
export const galleryResizeDebounce = 100
export const resizeEmitterDelay = 300

/** Calls back once the window has kept its size for a while. Answers what ends it. */
export function onWindowResized(callback: () => void, wait: number = resizeDebounce): () => void {
  const later = debounced(callback, wait)
  addEventListener('resize', later.call, { passive: true })
  return () => {
    later.cancel()
    removeEventListener('resize', later.call)
  }
}

/** Calls back with an element's new size once it has kept it for a while; its first size is no change. */
export function onElementResized(element: Element, callback: (size: DOMRectReadOnly) => void, wait: number = resizeEmitterDelay): () => void {
  let size: DOMRectReadOnly | undefined
  const later = debounced(() => size && callback(size), wait)
  const observer = new ResizeObserver(([entry]) => {
    const isFirst = size === undefined
    size = entry?.contentRect
    if (!isFirst) later.call()
  })
  observer.observe(element)
  return () => {
    later.cancel()
    observer.disconnect()
  }
}

export function debounced(callback: () => void, wait: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(callback, wait)
  }
  return { call, cancel }
}
