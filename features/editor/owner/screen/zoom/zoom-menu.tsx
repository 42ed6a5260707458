import { useRef } from 'react'
import { MenuPopover, useWords } from '#platform/ui'
import { useEditorState } from '../../base/editor-state.ts'
import { useZoom } from '../../actions/zoom/use-zoom.ts'
import { zoomMessages } from '../../actions/zoom/zoom.messages.ts'

const widths = [320, 390, 768, 1024, 1280, 1440, 1920] as const

export interface ZoomMenuProps {
  place: { left: number; top: number } | null
  isOpen: boolean
  onClose: () => void
}

/** Menu for the zoom and the width of the page. */
export function ZoomMenu(props: ZoomMenuProps) {
  const t = useWords(zoomMessages)
  const { zoom, width, both, blocks, section } = useEditorState()
  const actions = useZoom()
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <MenuPopover
      {...props}
      anchor={anchor}
      label={t('menu')}
      entries={[
        { id: 'in', label: t('in'), keys: 'Mod+=', onAction: () => actions.step(1) },
        { id: 'out', label: t('out'), keys: 'Mod+-', onAction: () => actions.step(-1) },
        { id: 'actual', label: t('actual'), keys: 'Mod+0', isChosen: zoom === 1, onAction: actions.actual },
        { id: 'fit', label: t('fit'), keys: 'Shift+1', isChosen: zoom === null, onAction: actions.fit },
        {
          id: 'chosen',
          label: t('toChosen'),
          keys: 'Shift+2',
          isDisabled: blocks.length === 0 && section === null,
          onAction: actions.toChosen,
        },
        'separator',
        ...widths.map((pixels) => ({
          id: `width-${pixels}`,
          label: t('pixels', { width: pixels }),
          isChosen: width === pixels,
          onAction: () => actions.setWidth(pixels),
        })),
        { id: 'own', label: t('ownWidth'), isChosen: width === null && !both, onAction: () => actions.setWidth(null) },
      ]}
    />
  )
}
