import { useCallback, useEffect, useState } from 'react'

/** Keeps two frames at the same part of a page: when one is scrolled, the other follows. */
export function useSamePlace() {
  const [first, setFirst] = useState<Window | null>(null)
  const [second, setSecond] = useState<Window | null>(null)
  useEffect(() => {
    if (!first || !second) return
    // The following frame emits a scroll event too, which is ignored.
    let followed: Window | null = null
    const follow = (from: Window, to: Window) => () => {
      if (followed === from) {
        followed = null
        return
      }
      const top = partOf(from) * reachOf(to)
      if (Math.abs(to.scrollY - top) < 1) return
      followed = to
      to.scrollTo({ top, behavior: 'instant' })
    }
    const [down, up] = [follow(first, second), follow(second, first)]
    first.addEventListener('scroll', down)
    second.addEventListener('scroll', up)
    return () => {
      first.removeEventListener('scroll', down)
      second.removeEventListener('scroll', up)
    }
  }, [first, second])
  const show = useCallback(
    (part: string) => {
      for (const frame of [first, second]) {
        const { document } = frame ?? {}
        const element = document?.getElementById(`block-${part}`) ?? document?.querySelector(`[data-section="${part}"]`)
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      }
    },
    [first, second],
  )
  return { setFirst, setSecond, show }
}

function reachOf({ document, innerHeight }: Window): number {
  return Math.max(0, document.documentElement.scrollHeight - innerHeight)
}

function partOf(frame: Window): number {
  const reach = reachOf(frame)
  return reach === 0 ? 0 : frame.scrollY / reach
}
