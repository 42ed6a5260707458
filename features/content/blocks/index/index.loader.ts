import type { BlockLoader } from '#platform/render/server'
import type { IndexData } from '../../contract/item-card.ts'
import { loadIndex } from '../../server/collections/load-index.ts'
import type { IndexProps } from './index.contract.ts'

export const loadIndexes: BlockLoader<IndexProps, IndexData | null> = async (ctx, blocks, page) => {
  const loaded = await loadIndex(ctx, page)
  return new Map(blocks.map(({ id }) => [id, loaded]))
}
