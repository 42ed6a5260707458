import { GripVertical } from '#platform/icons'
import { Button } from 'react-aria-components'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'

/** Moves a row by keyboard; a mouse can drag the row anywhere. */
export function DragHandle({ name }: { name: string }) {
  const t = useWords(uiMessages)
  return (
    <Button slot="drag" className="q-drag" aria-label={t('move', { name })}>
      <GripVertical aria-hidden />
    </Button>
  )
}
