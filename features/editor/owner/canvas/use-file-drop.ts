import { useEffect, useRef } from 'react'
import { useEditorState } from '../base/editor-state.ts'
import { placeFiles } from '../actions/paste/place-files.ts'
import { useFileUpload } from '../actions/paste/use-file-upload.ts'
import { usePlacedBlocks } from '../actions/paste/use-placed-blocks.ts'
import { useEditor } from '../base/editor-context.tsx'
import { columnAt, measureGrid, rowAt } from './drag/grid-metrics.ts'

interface Spot {
  target: Element | null
  x: number
  y: number
}

/**
 * Handles dropped files: a single image replaces the image block under it; otherwise each file becomes a block at the
 * place of the drop.
 */
export function useFileDrop(page: HTMLElement | null): void {
  const { canEdit } = useEditor()
  const place = usePlacing(page)
  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
  })
  useEffect(() => {
    if (!page || !canEdit) return
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      const spot = { target: event.target as Element | null, x: event.clientX, y: event.clientY }
      if (files.length > 0) void latest.current(files, spot)
    }
    const owner = page.ownerDocument
    owner.addEventListener('dragover', over)
    owner.addEventListener('drop', drop)
    return () => {
      owner.removeEventListener('dragover', over)
      owner.removeEventListener('drop', drop)
    }
  }, [page, canEdit])
}

function usePlacing(page: HTMLElement | null) {
  const { session, edit } = useEditor()
  const showPlaced = usePlacedBlocks()
  const uploadFile = useFileUpload()
  return async (files: readonly File[], { target, x, y }: Spot): Promise<void> => {
    const { blocks, section } = useEditorState.getState()
    const pointed = target?.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null
    const under = session.view().document.blocks[target?.closest('.block')?.id.slice('block-'.length) ?? '']
    const beside = under?.type === 'image' ? under.id : pointed === null ? (blocks[0] ?? null) : null
    const at = page && pointed !== null ? cellAt(page, pointed, x, y) : {}
    const ids = await placeFiles({ session, edit, uploadFile }, files, { section: pointed ?? section, beside, at })
    showPlaced(ids, section)
  }
}

function cellAt(page: HTMLElement, section: string, x: number, y: number): { x?: number; y?: number } {
  const grid = page.querySelector<HTMLElement>(`[data-section="${section}"] > .grid`)
  const view = page.ownerDocument.defaultView
  if (!grid || !view) return {}
  const metrics = measureGrid(section, grid)
  return { x: columnAt(metrics, x + view.scrollX - metrics.left), y: rowAt(metrics, y + view.scrollY - metrics.top) }
}
