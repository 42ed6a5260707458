import { type ClipboardEvent, type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { RichTextDoc } from '#platform/document'
import { RichText } from '#platform/render'
import type { Early } from '../../base/waiting-keys.ts'

export interface WaitingTextProps {
  text: RichTextDoc
  label: string
  early: Early[]
  hasFailed: boolean
}

/** Shows the text until its editor has loaded: it looks the same, holds the focus and stores every key. */
export function WaitingText({ text, label, early, hasFailed }: WaitingTextProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), [])
  const keyed = (event: ReactKeyboardEvent) => {
    const { key } = event
    const isCommand = (event.metaKey || event.ctrlKey) && ['z', 'y', 'p', 'k', 'v'].includes(key.toLowerCase())
    // Escape leaves an untouched text at once; otherwise the text is left after the waiting input has been applied.
    const isLeaving = key === 'Escape' && (early.length === 0 || hasFailed)
    if (isCommand || isLeaving || key === 'Tab') return
    event.preventDefault()
    event.nativeEvent.stopPropagation()
    early.push({ kind: 'key', event: event.nativeEvent })
  }
  const pasted = (event: ClipboardEvent) => {
    const { clipboardData } = event
    event.preventDefault()
    early.push({ kind: 'paste', html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') })
  }
  return (
    <div
      ref={place}
      role="textbox"
      aria-multiline
      aria-busy={!hasFailed}
      aria-label={label}
      tabIndex={-1}
      className="qe-text qe-waiting"
      onKeyDown={keyed}
      onPaste={pasted}
    >
      <div className="text">
        <RichText doc={text} />
      </div>
    </div>
  )
}
