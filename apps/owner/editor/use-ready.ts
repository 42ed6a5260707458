import { useEffect, useState } from 'react'
import { loadLaterParts } from './later-parts.ts'
import { usePeople } from './people/people-state.ts'

/**
 * Whether the page stands on the canvas. Once it does: says so to whoever measures, and fetches the rest while nothing
 * else is wanted.
 */
export function useReady(isDrawn: boolean): boolean {
  const [isReady, setStands] = useState(false)
  useEffect(() => {
    if (!isDrawn) return
    let idle = 0
    const frame = requestAnimationFrame(() => {
      performance.mark('quoin:editor-ready')
      setStands(true)
      usePeople.setState({ areShown: true })
      idle = window.setTimeout(() => whenIdle(() => void loadLaterParts()), settle)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(idle)
      usePeople.setState({ areShown: false })
    }
  }, [isDrawn])
  return isReady
}

const settle = 500

/** Safari has no such call. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else run()
}
