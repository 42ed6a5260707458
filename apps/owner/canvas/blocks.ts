import { designBlocks } from '#features/design/owner'
import { mediaBlocks } from '#features/media/owner'
import { pagesBlocks } from '#features/pages/owner'
import type { CanvasBlock } from '#platform/desk'

/** Every block the editor can show, by type. */
export const canvasBlocks: ReadonlyMap<string, CanvasBlock> = new Map(
  [...pagesBlocks, ...mediaBlocks, ...designBlocks].map((block) => [block.contract.type, block]),
)
