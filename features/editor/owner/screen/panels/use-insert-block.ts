import { type Document, type Operation, type PlainOperation, sectionsInOrder } from '#platform/document'
import { type CanvasBlock, useLanguage, useWords } from '#platform/ui'
import { asOneOperation, insertedBlock, insertedSection, pushedDown } from '../../base/arrange.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { editorMessages } from '../../base/editor.messages.ts'
import { type InsertPoint, useEditorState } from '../../base/editor-state.ts'
import { bringIntoSight } from '../../base/reveal.ts'

/** Inserts a new block, selects it and brings it into sight; a text is opened for typing. */
export function useInsertBlock(): (document: Document, point: InsertPoint | null, block: CanvasBlock) => void {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { edit, announce } = useEditor()
  return (document, point, block) => {
    const { selectBlocks, edit: editText } = useEditorState.getState()
    const { operation, id, section } = insertion(document, point, block)
    edit(operation)
    selectBlocks([id], section)
    announce(t('inserted', { name: block.contract.palette.name(language) }))
    bringIntoSight(id)
    if (block.contract.type === 'html') editText(id)
  }
}

/** Inserts into the intended section or a new one; blocks at and below its row make room. */
function insertion(
  document: Document,
  point: InsertPoint | null,
  { contract }: CanvasBlock,
): { operation: Operation; id: string; section: string } {
  const own = sectionsInOrder(document).filter(({ linked }) => linked === undefined)
  const existingSection = (own.find(({ id }) => id === point?.section) ?? own.at(-1))?.id
  const fresh = existingSection ? null : insertedSection(document, null)
  const section = existingSection ?? fresh?.id ?? ''
  const props = structuredClone({ ...(contract.starts as Record<string, unknown>), ...contract.palette.starts })
  const replaced = point?.replaces === undefined ? undefined : document.blocks[point.replaces]
  const { x, y, w } = replaced?.place.desktop ?? { x: point?.x, y: point?.y, w: point?.w }
  const at = { ...(x !== undefined && { x }), ...(y !== undefined && { y }), ...(w !== undefined && { w }) }
  const inserted = insertedBlock(document, section, contract, props, at)
  const room = y === undefined || replaced ? [] : pushedDown(document, section, y, contract.size.h)
  const operations: PlainOperation[] = [...room, inserted.operation]
  if (fresh) operations.unshift(fresh.operation)
  if (replaced) operations.push({ kind: 'removeBlock', id: replaced.id })
  return { operation: asOneOperation(operations, 'insert'), id: inserted.id, section }
}
