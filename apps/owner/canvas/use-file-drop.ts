import { useEffect } from 'react'
import { type Document, type Operation, sectionsInOrder } from '#platform/document'
import { sentenceOf, toast, useLanguage, usePanelServices } from '#platform/ui'
import { insertedBlock } from '../editor/arrange.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { canvasBlocks } from './blocks.ts'
import { useEditor } from './editor-context.tsx'
import { columnAt, measureGrid, rowAt } from './drag/grid-metrics.ts'

interface Spot {
  target: Element | null
  x: number
  y: number
}

/** An image dropped on the page: into the image block under it, else as a new one where it was dropped. */
export function useFileDrop(page: HTMLElement | null): void {
  const { session, edit, canEdit } = useEditor()
  const { uploadAsset } = usePanelServices()
  const language = useLanguage()
  useEffect(() => {
    if (!page || !canEdit) return
    const { set } = useEditorState.getState()
    const place = async (file: File, spot: Spot) => {
      set({ uploading: { name: file.name, part: 0 } })
      try {
        const asset = await uploadAsset(file, (part) => set({ uploading: { name: file.name, part } }))
        const operation = withImage(session.view().document, page, asset.id, spot)
        if (operation) edit(operation)
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
      set({ uploading: null })
    }
    const take = (files: FileList | undefined, spot: Spot): boolean => {
      const image = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (image) void place(image, spot)
      return image !== undefined
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      take(event.dataTransfer?.files, { target: event.target as Element | null, x: event.clientX, y: event.clientY })
    }
    const owner = page.ownerDocument
    owner.addEventListener('dragover', over)
    owner.addEventListener('drop', drop)
    return () => {
      owner.removeEventListener('dragover', over)
      owner.removeEventListener('drop', drop)
    }
  }, [page, canEdit, session, edit, uploadAsset, language])
}

function withImage(document: Document, page: HTMLElement, asset: string, { target, x, y }: Spot): Operation | null {
  const state = useEditorState.getState()
  const under = target?.closest('.block')?.id.slice('block-'.length)
  const block = document.blocks[under ?? state.blocks[0] ?? '']
  if (block?.type === 'image')
    return { kind: 'changeBlock', id: block.id, changes: [{ path: ['asset'], value: asset }] }
  const pointed = target?.closest<HTMLElement>('[data-section]')?.dataset['section']
  const section = pointed ?? state.section ?? sectionsInOrder(document).at(-1)?.id
  const contract = canvasBlocks.get('image')?.contract
  if (!section || !contract) return null
  const props = { ...(contract.starts as Record<string, unknown>), asset }
  return insertedBlock(document, section, contract, props, pointed ? cellAt(page, section, x, y) : {}).operation
}

function cellAt(page: HTMLElement, section: string, x: number, y: number): { x?: number; y?: number } {
  const grid = page.querySelector<HTMLElement>(`[data-section="${section}"] > .grid`)
  const view = page.ownerDocument.defaultView
  if (!grid || !view) return {}
  const metrics = measureGrid(section, grid)
  return { x: columnAt(metrics, x + view.scrollX - metrics.left), y: rowAt(metrics, y + view.scrollY - metrics.top) }
}
