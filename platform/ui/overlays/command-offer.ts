import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Command } from './command-palette.tsx'

type Offer = () => readonly Command[]
const offers = new Set<{ readonly current: Offer }>()
/** Increases whenever an open palette has to ask again. */
let turn = 0
const listeners = new Set<() => void>()

function changed(): void {
  turn++
  for (const heard of listeners) heard()
}

/**
 * Offers actions of the visible screen to the command palette, which requests them when it opens, and again when
 * `state` changes.
 */
export function useCommandOffer(offer: Offer, state?: unknown): void {
  const latest = useRef(offer)
  useEffect(() => {
    latest.current = offer
  })
  useEffect(() => {
    offers.add(latest)
    return () => void offers.delete(latest)
  }, [])
  useEffect(changed, [state])
}

/** Returns the commands that screens offer to an open palette. */
export function useOfferedCommands(isOpen: boolean): readonly Command[] {
  const now = useSyncExternalStore(subscribe, () => turn)
  return useMemo(() => (isOpen && now >= 0 ? [...offers].flatMap(({ current }) => current()) : []), [isOpen, now])
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

const wanted = 'quoin:palette'

/** Opens the palette for parts that handle keys outside the window, such as a frame. */
export function openPalette(): void {
  window.dispatchEvent(new CustomEvent(wanted))
}

/** Calls `open` on Mod+K, and when the palette is requested. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMeant = (event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isMeant || event.defaultPrevented) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener(wanted, open)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener(wanted, open)
    }
  }, [open])
}
