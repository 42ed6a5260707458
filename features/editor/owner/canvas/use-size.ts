import { type RefObject, useEffect, useState } from 'react'

interface Size {
  width: number
  height: number
}

/** Size of an element in CSS pixels; `before` applies until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>, before: Size = { width: 0, height: 0 }): Size {
  const [size, setSize] = useState(before)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
