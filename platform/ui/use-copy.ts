import { useState } from 'react'
import { toast } from './overlays/toast.tsx'

/** Copies a text to the clipboard and reports the result; `notCopied` is the toast when the browser refuses. */
export function useCopy(text: string, notCopied: string): { isCopied: boolean; copy: () => Promise<void> } {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast(notCopied, { tone: 'failure' })
    }
  }
  return { isCopied, copy }
}
