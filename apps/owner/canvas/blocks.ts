import { commentsBlocks } from '#features/comments/owner'
import { contentBlocks } from '#features/content/owner'
import { designBlocks } from '#features/design/owner'
import { mediaBlocks } from '#features/media/owner'
import { navigationBlocks } from '#features/navigation/owner'
import { pagesBlocks } from '#features/pages/owner'
import { searchBlocks } from '#features/search/owner'
import type { CanvasBlock } from '#platform/desk'

const blocks = [...pagesBlocks, ...mediaBlocks, ...designBlocks, ...contentBlocks, ...navigationBlocks, ...searchBlocks, ...commentsBlocks]

/** Every block the editor can show, by type. */
export const canvasBlocks: ReadonlyMap<string, CanvasBlock> = new Map(blocks.map((block) => [block.contract.type, block]))
