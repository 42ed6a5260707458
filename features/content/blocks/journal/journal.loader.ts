import type { BlockLoader } from '#platform/render/server'
import type { IndexData } from '../../contract/item-card.ts'
import { loadIndex } from '../../server/collections/load-index.ts'
import type { JournalProps } from './journal.contract.ts'

export const loadJournals: BlockLoader<JournalProps, IndexData | null> = async (ctx, blocks, page) => {
  const loaded = await loadIndex(ctx, page)
  return new Map(blocks.map(({ id }) => [id, loaded]))
}
