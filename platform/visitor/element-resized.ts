/** B9.62, R1.45: milliseconds for which an element must keep its size before the change is reported. */
const emitterDebounce = 300

/** Calls back with an element's new size once it has been stable for some milliseconds; its first size is no change. */
export function onElementResized(
  element: Element,
  callback: (size: DOMRectReadOnly) => void,
  wait: number = emitterDebounce,
): () => void {
  let size: DOMRectReadOnly | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(([entry]) => {
    const isFirst = size === undefined
    size = entry?.contentRect
    clearTimeout(timer)
    if (!isFirst) timer = setTimeout(() => size && callback(size), wait)
  })
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
