import { useState } from 'react'
import { toast } from './overlays/toast.tsx'

/** Copies a text to the clipboard and knows whether it did; a refusal of the browser is told by `notCopied`. */
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
