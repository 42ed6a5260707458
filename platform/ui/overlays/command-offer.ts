import { useEffect, useRef } from 'react'
import type { Command } from './command-palette.tsx'

type Offer = () => readonly Command[]
const offers = new Set<{ readonly current: Offer }>()

/** Offers actions of the visible screen to the command palette, which requests them when it opens. */
export function useCommandOffer(offer: Offer): void {
  const latest = useRef(offer)
  useEffect(() => {
    latest.current = offer
  })
  useEffect(() => {
    offers.add(latest)
    return () => void offers.delete(latest)
  }, [])
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

export function offeredCommands(): readonly Command[] {
  return [...offers].flatMap(({ current }) => current())
}
