import type { PersonalRecords } from '#features/members/server'
import { siteTables } from '#platform/database'

/** Back-in-stock requests of a person. */
export const personalReminders: PersonalRecords = {
  name: 'backInStock',
  read: async (ctx, { email }) => {
    const rows = await siteTables(ctx)
      .selectFrom('stock_reminders')
      .innerJoin('product_variants', (join) =>
        join
          .onRef('product_variants.website_id', '=', 'stock_reminders.website_id')
          .onRef('product_variants.id', '=', 'stock_reminders.variant_id'),
      )
      .innerJoin('products', (join) =>
        join
          .onRef('products.website_id', '=', 'product_variants.website_id')
          .onRef('products.id', '=', 'product_variants.product_id'),
      )
      .select(['products.title', 'stock_reminders.created_at'])
      .where('stock_reminders.email', '=', email)
      .execute()
    return rows.map(({ title, created_at: askedAt }) => ({ product: title, askedAt: askedAt.toISOString() }))
  },
  forget: async (ctx, { email }) => {
    await siteTables(ctx).deleteFrom('stock_reminders').where('email', '=', email).execute()
  },
}
