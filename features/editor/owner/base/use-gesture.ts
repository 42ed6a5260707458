import { useEffect, useRef } from 'react'
import { beginsAct, isOneGesture, type Pressed, type Turn } from './gesture.ts'

const beginnings = ['pointerdown', 'click', 'drop', 'keydown'] as const
const releases = ['pointerup', 'pointercancel'] as const
let gestures = 0

/** Names the gesture of a change of `name`: changes with the same gesture are one step of undo. */
export function useGesture(): (name: string) => string {
  const acts = useRef(0)
  const isHeld = useRef(false)
  const last = useRef<Turn & { gesture: number; isOpen: boolean }>({
    act: -1,
    name: '',
    at: 0,
    gesture: 0,
    isOpen: false,
  })
  useEffect(() => {
    const hear = (event: Event) => {
      if (beginsAct(pressOf(event))) acts.current += 1
      if (event.type === 'pointerdown') isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
    }
    for (const type of releases) window.addEventListener(type, release, true)
    for (const type of beginnings) window.addEventListener(type, hear, true)
    return () => {
      for (const type of beginnings) window.removeEventListener(type, hear, true)
      for (const type of releases) window.removeEventListener(type, release, true)
    }
  }, [])
  return (name) => {
    const now: Turn = { act: acts.current, name, at: Date.now(), isHeld: isHeld.current }
    // All changes made by one event are one step.
    const isOne = last.current.isOpen || isOneGesture(last.current, now)
    if (!isOne) gestures += 1
    last.current = { ...now, gesture: isOne ? last.current.gesture : gestures, isOpen: true }
    queueMicrotask(() => (last.current.isOpen = false))
    return `gesture:${last.current.gesture}`
  }
}

const notTyped = ['checkbox', 'radio', 'button', 'submit', 'file', 'color']

function pressOf(event: Event): Pressed {
  const { type, target } = event
  const { key = '', repeat = false } = event as Partial<KeyboardEvent>
  return { type, key, repeat, field: fieldOf(target) }
}

function fieldOf(target: EventTarget | null): Pressed['field'] {
  if (target instanceof HTMLInputElement) return notTyped.includes(target.type) ? null : 'line'
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
    ? 'lines'
    : null
}
