import { addressOf, isOpenTo } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { ItemCard } from '../../contract/index.ts'
import { collectionsByIds } from '../base/collections.queries.ts'
import { itemCards } from './item-cards.ts'

/** Returns the card of the visible item whose page has this path; null for none. */
export async function itemCardAt(
  ctx: SiteContext,
  path: string,
  { opened }: { opened: Locks },
): Promise<ItemCard | null> {
  const address = await addressOf(ctx, path)
  if (address?.kind !== 'document') return null
  const item = await siteTables(ctx)
    .selectFrom('items')
    .where('items.id', '=', address.documentId)
    .where('items.visible_from', '<=', ctx.now())
    .where(isOpenTo(opened, 'items'))
    .selectAll('items')
    .executeTakeFirst()
  if (!item) return null
  const { cards } = await itemCards(ctx, [item], await collectionsByIds(ctx, [item.collection_id]))
  return cards[0] ?? null
}
