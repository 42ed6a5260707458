import { blocksOfSection, type Block, type Cells, type Document } from '#platform/document'
import { canvasBlocks } from '../../base/blocks.ts'
import { cellsOf } from '../../base/arrange.ts'
import { wordsOfBlock } from '../../base/block-words.ts'
import type { DeviceView } from '../../base/editor-state.ts'

/** Two texts, where the upper one hides words of the lower one. */
export interface CoveredText {
  over: string
  under: string
}

/**
 * Finds texts that share cells. Whether their words overlap depends on how much of its cells each text fills, which is
 * measured on the page.
 */
export function textsOnTexts(document: Document, view: DeviceView): CoveredText[] {
  return Object.keys(document.sections).flatMap((section) => {
    const texts = blocksOfSection(document, section)
      .filter((block) => isText(block) && !block.hidden?.[view])
      .map((block) => ({ id: block.id, cells: cellsOf(document, block, view) }))
      .toSorted((a, b) => a.cells.z - b.cells.z)
    return texts.flatMap((under, at) =>
      texts
        .slice(at + 1)
        .filter((over) => meet(over.cells, under.cells))
        .map((over) => ({ over: over.id, under: under.id })),
    )
  })
}

/** A block of words alone. Words on an image are meant to be there. */
function isText(block: Block): boolean {
  return canvasBlocks.get(block.type)?.contract.hasImages === false && wordsOfBlock(block) !== ''
}

function meet(a: Cells, b: Cells): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
