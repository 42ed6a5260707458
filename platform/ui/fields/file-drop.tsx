import { Upload } from '#platform/icons'
import type { ReactNode } from 'react'
import { type DropItem, DropZone, FileTrigger, Text } from 'react-aria-components'
import { Button } from '../button.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'

/** Marks content dragged within a screen, which file drop areas ignore. */
export const draggedWithin = 'application/x-quoin-dragged'

export interface FileDropProps {
  onFiles: (files: readonly File[]) => void
  /** Media types and extensions, as in the `accept` attribute of a file input. */
  accept?: readonly string[]
  multiple?: boolean
  children?: ReactNode
}

/** Accepts files by drop, paste or a button. */
export function FileDrop({ onFiles, accept, multiple, children }: FileDropProps) {
  const t = useWords(uiMessages)
  const dropped = async (items: readonly DropItem[]) => {
    const files = await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()))
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <DropZone
      className="q-drop"
      aria-label={t(multiple ? 'dropHere' : 'dropFile')}
      getDropOperation={(types) => (types.has(draggedWithin) ? 'cancel' : 'copy')}
      onDrop={({ items }) => void dropped(items)}
    >
      <Upload aria-hidden />
      <Text slot="label">{t(multiple ? 'dropHere' : 'dropFile')}</Text>
      <FileTrigger
        {...(accept && { acceptedFileTypes: accept })}
        allowsMultiple={multiple ?? false}
        onSelect={(files) => files && files.length > 0 && onFiles([...files])}
      >
        <Button>{t(multiple ? 'chooseFiles' : 'chooseFile')}</Button>
      </FileTrigger>
      {children}
    </DropZone>
  )
}
