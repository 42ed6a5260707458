import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '#platform/ui'
import { useEditorState } from '../base/editor-state.ts'
import { setPageWidth } from '../actions/zoom/use-zoom.ts'
import { narrowestPage, widestPage } from '../actions/zoom/zoom.ts'
import { zoomMessages } from '../actions/zoom/zoom.messages.ts'

/** The edge of the page, which is dragged or moved by arrow keys to set the width of any screen. */
export function WidthGrip({ width, scale }: { width: number; scale: number }) {
  const t = useWords(zoomMessages)
  const pull = useRef<{ x: number; width: number; scale: number; before: number | null } | null>(null)
  const [isPulled, setPulled] = useState(false)
  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { x: event.clientX, width, scale, before: useEditorState.getState().width }
    setPulled(true)
  }
  const move = ({ clientX }: PointerEvent) => {
    // The page is centred, so its other edge moves by the same distance.
    if (pull.current) setPageWidth(pull.current.width + (2 * (clientX - pull.current.x)) / pull.current.scale)
  }
  const up = () => {
    pull.current = null
    setPulled(false)
  }
  const keyed = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -10, ArrowRight: 10 }[event.key]
    if (by !== undefined) setPageWidth(width + by * (event.shiftKey ? 10 : 1))
    else if (event.key === 'Home') setPageWidth(narrowestPage)
    else if (event.key === 'End') setPageWidth(widestPage)
    else if (event.key === 'Escape' && pull.current) {
      setPageWidth(pull.current.before)
      up()
    } else if (event.key === 'Delete' || event.key === 'Backspace') setPageWidth(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('width')}
      aria-valuenow={Math.round(width)}
      aria-valuemin={narrowestPage}
      aria-valuemax={widestPage}
      aria-valuetext={t('pixels', { width: Math.round(width) })}
      tabIndex={0}
      className="e-grip"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onDoubleClick={() => setPageWidth(null)}
      onKeyDown={keyed}
    >
      {isPulled && <span className="e-grip-width">{t('pixels', { width: Math.round(width) })}</span>}
    </div>
  )
}
