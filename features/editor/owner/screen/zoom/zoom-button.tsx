import { ChevronDown } from '#platform/icons'
import { useRef, useState } from 'react'
import { Button, useWords } from '#platform/ui'
import { useEditorState } from '../../base/editor-state.ts'
import { ZoomMenu } from '../later-parts.ts'
import { zoomMessages } from '../../actions/zoom/zoom.messages.ts'

/** Button with the current zoom; it opens the zoom menu. */
export function ZoomButton() {
  const t = useWords(zoomMessages)
  const { scale, width } = useEditorState()
  const button = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const percent = t('percent', { percent: Math.round(scale * 100) })
  const label = width === null ? percent : `${t('pixels', { width })}, ${percent}`
  const open = () => {
    const box = button.current?.getBoundingClientRect()
    if (box) setPlace({ left: box.left, top: box.bottom + 2 })
  }
  return (
    <span ref={button}>
      <Button
        tone="quiet"
        size="small"
        className="e-zoom"
        aria-label={t('menuNow', { now: label })}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onPress={open}
      >
        {label}
        <ChevronDown aria-hidden />
      </Button>
      <ZoomMenu place={place} isOpen={place !== null} onClose={() => setPlace(null)} />
    </span>
  )
}
