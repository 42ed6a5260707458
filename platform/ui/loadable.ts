import { useEffect, useSyncExternalStore } from 'react'
import { CallFailure } from './client/call-failure.ts'
import { isGone, reloadOnce, reloadPage } from './reload-page.ts'

export type Loaded<V> = { kind: 'waiting' } | { kind: 'here'; value: V } | { kind: 'failed'; error: CallFailure }

/** A value whose code is loaded on first use. */
export interface Loadable<V> {
  /**
   * Starts loading, retries after a failure, or joins a load in progress. Never rejects. A file that was removed from
   * the server stays failed.
   */
  load: () => Promise<Loaded<V>>
  /** Retries at the request of a person; reloads the page when the file was removed from the server. */
  retry: () => Promise<Loaded<V>>
  now: () => Loaded<V>
  subscribe: (heard: () => void) => () => void
}

/** A busy server responds a moment later, so the caller sees no failure. */
const pauseMs = 1000

async function fetchedTwice<V>(fetch: () => Promise<V>): Promise<V> {
  try {
    return await fetch()
  } catch (error) {
    if (isGone(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return fetch()
  }
}

/** A part that fails to load is requested once more before it counts as failed. */
export function loadable<V>(fetch: () => Promise<V>): Loadable<V> {
  let state: Loaded<V> = { kind: 'waiting' }
  let underWay: Promise<Loaded<V>> | null = null
  const listeners = new Set<() => void>()
  const become = (next: Loaded<V>): Loaded<V> => {
    state = next
    for (const heard of listeners) heard()
    return next
  }
  const begin = (): Promise<Loaded<V>> => {
    if (state.kind === 'failed') become({ kind: 'waiting' })
    underWay = fetchedTwice(fetch).then(
      (value) => become({ kind: 'here', value }),
      (error: unknown) => {
        underWay = null
        // The page is about to reload, so it shows no failure.
        if (isGone(error) && reloadOnce()) return state
        const code = isGone(error) ? 'partGone' : 'part'
        return become({ kind: 'failed', error: new CallFailure({ code, sentence: '' }, 0) })
      },
    )
    return underWay
  }
  const hasGone = () => state.kind === 'failed' && state.error.code === 'partGone'
  return {
    load: () => (hasGone() ? Promise.resolve(state) : (underWay ?? begin())),
    retry: () => {
      if (!hasGone()) return underWay ?? begin()
      reloadPage()
      return Promise.resolve(state)
    },
    now: () => state,
    subscribe: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

/** Returns the state of a part and loads it when it is first shown. */
export function useLoaded<V>(part: Loadable<V>): Loaded<V> {
  const now = useSyncExternalStore(part.subscribe, part.now, part.now)
  useEffect(() => void part.load(), [part])
  return now
}
