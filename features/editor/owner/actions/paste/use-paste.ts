import { useEffect, useRef } from 'react'
import { sitesApi } from '#features/sites/contract'
import { toast, useCall, useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { useEditorState } from '../../base/editor-state.ts'
import { blocksMark } from '../copy-blocks.ts'
import { pasteMessages } from './paste.messages.ts'
import { type Pasted, pastedOf } from './pasted.ts'
import { useFileCopies } from './use-file-copies.ts'
import { useFileUpload } from './use-file-upload.ts'
import { usePlacedBlocks, usePlacedSection } from './use-placed-blocks.ts'

/** Inserts pasted content, selects it and announces it. */
export function usePaster(): (pasted: Pasted) => Promise<void> {
  const t = useWords(pasteMessages)
  const { session, edit } = useEditor()
  const showPlaced = usePlacedBlocks()
  const showSection = usePlacedSection()
  const uploadFile = useFileUpload()
  const copyFiles = useFileCopies()
  const site = useCall(sitesApi.site, {}).data?.id
  return async (pasted) => {
    const { blocks, section } = useEditorState.getState()
    const { pasteOnPage } = await import('../clipboard.ts')
    const hands = { session, edit, uploadFile, copyFiles, site }
    const result = await pasteOnPage(hands, pasted, { section, beside: blocks.at(-1) ?? null })
    if ('fault' in result) toast(t(result.fault), { tone: 'failure' })
    else if ('section' in result) showSection(result.section)
    else showPlaced(result.blocks, section)
  }
}

/**
 * Handles pasting by keyboard in the given window: the frame's or our own. Fields and texts handle their own pasting,
 * but copied blocks and sections do not fit there.
 */
export function usePaste(target: Window | null): void {
  const t = useWords(pasteMessages)
  const { canEdit } = useEditor()
  const paste = usePaster()
  const latest = useRef({ paste, t })
  useEffect(() => {
    latest.current = { paste, t }
  })
  useEffect(() => {
    if (!target || !canEdit) return
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData || useEditorState.getState().isPreview) return
      const pasted = pastedOf(event.clipboardData)
      const isTaken = isWriting(event.target as HTMLElement | null) && pasted.files.length === 0
      if (isTaken) return
      event.preventDefault()
      void latest.current.paste(pasted)
    }
    const refuse = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!text.startsWith(blocksMark) || !isWriting(event.target as HTMLElement | null)) return
      event.preventDefault()
      event.stopPropagation()
      toast(latest.current.t('notInText'))
    }
    target.document.addEventListener('paste', onPaste)
    target.document.addEventListener('paste', refuse, true)
    return () => {
      target.document.removeEventListener('paste', onPaste)
      target.document.removeEventListener('paste', refuse, true)
    }
  }, [target, canEdit])
}

function isWriting(target: HTMLElement | null): boolean {
  const place = target?.closest?.(
    'input, textarea, select, [role="dialog"], [contenteditable]:not([contenteditable="false"]), .qe-waiting',
  )
  return Boolean(place)
}
