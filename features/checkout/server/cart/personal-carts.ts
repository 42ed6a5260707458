import type { AccountHolder, PersonalRecords } from '#features/members/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'

/** Unfinished carts of a person. */
export const personalCarts: PersonalRecords = {
  name: 'cart',
  read: async (ctx, holder) => {
    const ids = await cartIdsOf(ctx, holder)
    if (ids.length === 0) return []
    const rows = await siteTables(ctx)
      .selectFrom('cart_lines')
      .innerJoin('products', (join) =>
        join
          .onRef('products.website_id', '=', 'cart_lines.website_id')
          .onRef('products.id', '=', 'cart_lines.product_id'),
      )
      .select(['products.title', 'cart_lines.quantity', 'cart_lines.added_at'])
      .where('cart_lines.cart_id', 'in', ids)
      .execute()
    return rows.map(({ title, quantity, added_at: addedAt }) => ({
      product: title,
      quantity,
      addedAt: addedAt.toISOString(),
    }))
  },
  forget: async (ctx, holder) => {
    const ids = await cartIdsOf(ctx, holder)
    if (ids.length > 0) await siteTables(ctx).deleteFrom('carts').where('id', 'in', ids).execute()
  },
}

/** Carts of the account, and of its address before sign-in; carts of placed orders are excluded. */
async function cartIdsOf(ctx: SiteContext, { id, email }: AccountHolder): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('carts')
    .select('id')
    .where('order_id', 'is', null)
    .where((row) => row.or([row('member_id', '=', id), row(row.fn('lower', ['email']), '=', email)]))
    .execute()
  return rows.map((row) => row.id)
}
