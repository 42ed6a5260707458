import { useEffect } from 'react'
import { sectionsInOrder } from '#platform/blocks'
import { usePanelServices } from '#platform/desk'
import { insertedBlock } from '../editor/arrange.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { canvasBlocks } from './blocks.ts'
import { useEditor } from './editor-context.tsx'

/** A picture dropped or pasted on the page: into the image block under it, else as a new one. */
export function useFileDrop(page: HTMLElement | null): void {
  const { session, edit, canEdit } = useEditor()
  const { uploadAsset } = usePanelServices()
  useEffect(() => {
    if (!page || !canEdit) return
    const place = async (file: File, target: Element | null) => {
      const asset = await uploadAsset(file, () => {})
      const document = session.view().document
      const under = target?.closest('.block')?.id.slice('block-'.length)
      const block = document.blocks[under ?? useEditorState.getState().blocks[0] ?? '']
      if (block?.type === 'image') return edit({ kind: 'changeBlock', id: block.id, changes: [{ path: ['asset'], value: asset.id }] })
      const section = target?.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? sectionsInOrder(document).at(-1)?.id
      const contract = canvasBlocks.get('image')?.contract
      if (!section || !contract) return
      const inserted = insertedBlock(document, section, contract, { ...(contract.starts as Record<string, unknown>), asset: asset.id })
      edit(inserted.operation)
    }
    const take = (file: File | undefined, target: EventTarget | null) => {
      if (file?.type.startsWith('image/')) void place(file, target as Element | null)
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      take(event.dataTransfer?.files[0], event.target)
    }
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files[0], null)
    const owner = page.ownerDocument
    owner.addEventListener('dragover', over)
    owner.addEventListener('drop', drop)
    owner.addEventListener('paste', paste)
    return () => {
      owner.removeEventListener('dragover', over)
      owner.removeEventListener('drop', drop)
      owner.removeEventListener('paste', paste)
    }
  }, [page, canEdit, session, edit, uploadAsset])
}
