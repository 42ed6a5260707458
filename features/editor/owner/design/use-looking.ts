import { type PointerEvent, useEffect, useRef } from 'react'

/**
 * Returns the handlers of an offer that is previewed while the pointer or the focus rests on it. Choosing, leaving and
 * removing the offer end the preview.
 */
export function useLooking<Offer>(offer: Offer, onLook: (offer: Offer | null) => void) {
  const latest = useRef(onLook)
  useEffect(() => {
    latest.current = onLook
  })
  useEffect(() => () => latest.current(null), [])
  const look = () => onLook(offer)
  const leave = () => onLook(null)
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') look()
    },
    onPointerLeave: leave,
    onFocus: look,
    onBlur: leave,
  }
}
