import { videoBlockContract } from '#features/media/contract'
import type { Document, Operation, PlainOperation } from '#platform/document'
import { asOneOperation, insertedBlock, pushedDown } from '../../base/arrange.ts'
import { isBlankText } from '../../base/block-words.ts'

export interface PlacedVideo {
  /** Operation that is one step of undo. */
  operation: Operation
  id: string
  section: string
}

/**
 * Returns the operation for a video below the text in which its address was pasted, or in place of a text without other
 * words. It loads nothing first. Returns null when the text was deleted.
 */
export function videoBelow(document: Document, beside: string, url: string): PlacedVideo | null {
  const block = document.blocks[beside]
  if (!block) return null
  const { section } = block
  const { x, y, w, h } = block.place.desktop
  const isOnlyAddress = isBlankText(block)
  const row = isOnlyAddress ? y : y + h
  const props = { ...videoBlockContract.starts, url }
  const { operation, id } = insertedBlock(document, section, videoBlockContract, props, { x, y: row, w })
  const operations: PlainOperation[] = isOnlyAddress
    ? [operation, { kind: 'removeBlock', id: beside }]
    : [...pushedDown(document, section, row, videoBlockContract.size.h), operation]
  return { operation: asOneOperation(operations, 'paste'), id, section }
}
