import type { Document, Operation, PlainOperation } from '#platform/document'
import { asOneOperation, insertedBlock, pushedDown } from '../../editor/arrange.ts'
import { isBlankText } from '../../editor/block-words.ts'
import { useEditorState } from '../../editor/editor-state.ts'
import { bringIntoSight } from '../../editor/reveal.ts'
import { canvasBlocks, everyBlock } from '../blocks.ts'

/** The video at an address, right below the text in which the address was pasted; in its place where the text holds nothing else. */
export async function placeVideo(
  document: Document,
  beside: string,
  url: string,
  edit: (operation: Operation) => void,
): Promise<void> {
  await everyBlock.load()
  const block = document.blocks[beside]
  const contract = canvasBlocks.get('video')?.contract
  if (!block || !contract) return
  const { x, y, w, h } = block.place.desktop
  const isOnlyAddress = isBlankText(block)
  const row = isOnlyAddress ? y : y + h
  const props = { ...(contract.starts as Record<string, unknown>), url }
  const inserted = insertedBlock(document, block.section, contract, props, { x, y: row, w })
  const operations: PlainOperation[] = isOnlyAddress
    ? [inserted.operation, { kind: 'removeBlock', id: beside }]
    : [...pushedDown(document, block.section, row, contract.size.h), inserted.operation]
  useEditorState.getState().edit(null)
  edit(asOneOperation(operations, 'paste'))
  useEditorState.getState().selectBlocks([inserted.id], block.section)
  bringIntoSight(inserted.id)
}
