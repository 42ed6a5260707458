import { useEffect, useState } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { lazyPart } from '../lazy-part.tsx'
import type { Message } from './toast-region.tsx'

const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 })
const MessageRegion = lazyPart(() => import('./toast-region.tsx').then((module) => module.MessageRegion), null)
/** Delay after which the code of toasts is preloaded, so that a lost connection can be reported. */
const settle = 3000

/** Shows a short message. One with an action (Undo) stays longer; a failure stays until it is closed. */
export function toast(text: string, options: { action?: Message['action']; tone?: Message['tone'] } = {}): () => void {
  const message: Message = { text, tone: options.tone ?? 'plain', ...(options.action && { action: options.action }) }
  const key = queue.add(message, message.tone === 'failure' ? {} : { timeout: options.action ? 10_000 : 5_000 })
  return () => queue.close(key)
}

/** The region for toasts, rendered once near the root of the application. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void MessageRegion.preload(), settle)
    const leave = queue.subscribe(() => setWanted(true))
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  return isWanted ? <MessageRegion queue={queue} /> : null
}
