import { useSyncExternalStore } from 'react'

/** True on touch screens, which have no double click and rarely a keyboard. */
export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
}

const query = (): MediaQueryList => window.matchMedia('(pointer: coarse)')

function subscribe(heard: () => void): () => void {
  const pointer = query()
  pointer.addEventListener('change', heard)
  return () => pointer.removeEventListener('change', heard)
}
