import { useEffect, useState } from 'react'

const pauseMs = 300

/**
 * Delays a panel's value while a text is being typed, so that a keystroke costs the page alone. At any other time, and
 * when typing begins in another text, it returns the given value.
 */
export function useAtPause<T>(value: T, typingIn: string | null): T {
  const [shown, setShown] = useState({ value, typingIn })
  const isTyping = typingIn !== null && shown.typingIn === typingIn
  if (!isTyping && (shown.value !== value || shown.typingIn !== typingIn)) setShown({ value, typingIn })
  useEffect(() => {
    if (typingIn === null) return undefined
    const timer = setTimeout(() => setShown({ value, typingIn }), pauseMs)
    return () => clearTimeout(timer)
  }, [value, typingIn])
  return isTyping ? shown.value : value
}
