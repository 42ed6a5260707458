import { useEffect, useState } from 'react'
import { loadLaterParts } from './later-parts.ts'
import { usePeople } from '../base/session/people-state.ts'

/**
 * Tells whether the page is drawn on the canvas. It then reports this for measurements, and loads the rest in idle
 * time.
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

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else run()
}
