import { MessageSquare } from '#platform/icons'
import type { ReactNode } from 'react'
import type { Document } from '#platform/document'
import { useLanguage, useWords } from '#platform/ui'
import type { Box } from '../base/box.ts'
import { labelOfBlock } from '../base/block-words.ts'
import { noteMessages } from './note.messages.ts'
import { openNotes } from './open-notes.ts'
import { useNotes } from './use-notes.ts'

/** Number of unresolved conversations at each block; a press opens the first of them. */
export function NotesOnCanvas({
  document,
  boxOf,
}: {
  document: Document
  boxOf: (id: string) => Box | null
}): ReactNode {
  const t = useWords(noteMessages)
  const language = useLanguage()
  const notes = useNotes(document.id)
  const open = (notes.data?.threads ?? []).filter(({ isResolved, blockId }) => !isResolved && blockId !== null)
  return [...Map.groupBy(open, ({ blockId }) => blockId ?? '')].map(([id, threads]) => {
    const block = document.blocks[id]
    const box = block && boxOf(id)
    if (!box) return null
    const label = t('openOn', { n: threads.length, block: labelOfBlock(block, language) })
    return (
      <button
        key={id}
        type="button"
        className="qe-note"
        style={{ left: box.left + box.width, top: box.top }}
        aria-label={label}
        title={label}
        onClick={() => openNotes(threads[0]?.id ?? null)}
      >
        <MessageSquare aria-hidden />
        {threads.length}
      </button>
    )
  })
}
