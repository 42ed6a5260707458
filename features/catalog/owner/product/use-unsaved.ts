import { useEffect } from 'react'

/** Asks before the window is closed or reloaded while something is not saved. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}
