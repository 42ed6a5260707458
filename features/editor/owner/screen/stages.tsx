import { type ReactNode, useState } from 'react'
import { CanvasFrame } from '../canvas/canvas-frame.tsx'
import { type DeviceView, useEditorState } from '../base/editor-state.ts'
import { TextBar } from '../rich-text/text-bar.tsx'

/** The page in one frame, or in two: as a computer and as a phone shows it. */
export function Stages({
  locale,
  css,
  onFrame,
  children,
}: {
  locale: string
  css: string
  /** Called when the first frame is ready. */
  onFrame: (frame: Window | null) => void
  children: ReactNode
}) {
  const { view: active, both, isPreview, editing } = useEditorState()
  const [first, setFirst] = useState<Window | null>(null)
  const [second, setSecond] = useState<Window | null>(null)
  const views: DeviceView[] = both && !isPreview ? ['desktop', 'mobile'] : [active]
  const stand = (frame: Window | null) => {
    setFirst(frame)
    onFrame(frame)
  }
  return (
    <>
      <div className="e-stages" data-both={views.length > 1 || undefined}>
        {views.map((view, at) => (
          <CanvasFrame
            key={at === 0 ? 'first' : 'second'}
            view={view}
            isActive={view === active}
            isOneOfTwo={views.length > 1}
            locale={locale}
            css={css}
            onFrame={at === 0 ? stand : setSecond}
          >
            {children}
          </CanvasFrame>
        ))}
      </div>
      {editing && <TextBar frame={views.indexOf(active) === 1 ? second : first} />}
    </>
  )
}
