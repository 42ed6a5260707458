import { useEffect, useRef } from 'react'
import { useEditor } from '../../base/editor-context.tsx'
import { useEditorState } from '../../base/editor-state.ts'
import { type Pasted, pastedOf } from './pasted.ts'
import { useFileCopies } from './use-file-copies.ts'
import { useFileUpload } from './use-file-upload.ts'
import { usePlacedBlocks } from './use-placed-blocks.ts'

/** Inserts pasted content, selects it and announces it. */
export function usePaster(): (pasted: Pasted) => Promise<void> {
  const { session, edit } = useEditor()
  const showPlaced = usePlacedBlocks()
  const uploadFile = useFileUpload()
  const copyFiles = useFileCopies()
  return async (pasted) => {
    const { blocks, section } = useEditorState.getState()
    const { pasteOnPage } = await import('../clipboard.ts')
    const hands = { session, edit, uploadFile, copyFiles }
    const ids = await pasteOnPage(hands, pasted, { section, beside: blocks.at(-1) ?? null })
    showPlaced(ids, section)
  }
}

/**
 * Handles pasting by keyboard in the given window: the frame's or our own. Fields and texts handle their own pasting.
 */
export function usePaste(target: Window | null): void {
  const { canEdit } = useEditor()
  const paste = usePaster()
  const latest = useRef(paste)
  useEffect(() => {
    latest.current = paste
  })
  useEffect(() => {
    if (!target || !canEdit) return
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData || useEditorState.getState().isPreview) return
      const pasted = pastedOf(event.clipboardData)
      const isTaken = isWriting(event.target as HTMLElement | null) && pasted.files.length === 0
      if (isTaken) return
      event.preventDefault()
      void latest.current(pasted)
    }
    target.document.addEventListener('paste', onPaste)
    return () => target.document.removeEventListener('paste', onPaste)
  }, [target, canEdit])
}

function isWriting(target: HTMLElement | null): boolean {
  const place = target?.closest?.(
    'input, textarea, select, [role="dialog"], [contenteditable]:not([contenteditable="false"]), .qe-waiting',
  )
  return Boolean(place)
}
