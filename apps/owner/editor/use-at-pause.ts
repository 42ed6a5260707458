import { useEffect, useState } from 'react'

const pauseMs = 300

/**
 * What the panels beside the page show. While somebody types in a text it stays as it was at the last pause, so that
 * each key costs the page alone; at any other time, and when the typing begins in another text, it is what is given.
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
