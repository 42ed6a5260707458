import { siteTables } from '#platform/database'
import { accountById } from '#features/accounts/server'
import { letterheadOf, settingsOf } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { enumerations, idSchema } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { emit, job } from '#platform/jobs'
import { z } from 'zod'
import { backInStock, catalogSettings } from '../../contract/index.ts'
import { sellables, variantTitle } from '../base/sellables.ts'
import { writeLowStock } from './low-stock-email.ts'

/**
 * Reports customers with a request for a variant that is available again, once: the feature that writes to customers
 * emails them.
 */
export const remindJob = job({
  name: 'catalog.remind',
  input: z.object({ websiteId: idSchema, variantId: idSchema }),
  run: async (ctx: SiteTransaction, { variantId }) => {
    const sellable = (await sellables(ctx, [variantId])).get(variantId)
    if (!sellable?.isForSale || (!sellable.isUnlimited && sellable.available === 0)) return
    const waiting = await siteTables(ctx)
      .deleteFrom('stock_reminders')
      .where('variant_id', '=', variantId)
      .returning(['email', 'locale'])
      .execute()
    for (const { email, locale } of waiting) await emit(ctx, backInStock, { variantId, email, locale })
  },
})

/** One email to the owner about all variants that have fallen to their low stock since the last. */
export const lowStockEmailJob = job({
  name: 'catalog.low-stock',
  input: z.object({ websiteId: idSchema }),
  run: async (ctx: SiteTransaction) => {
    const { lowStockEmails } = await settingsOf(ctx, catalogSettings)
    if (!lowStockEmails) return
    const low = await siteTables(ctx)
      .selectFrom('product_variants as v')
      .innerJoin('products as p', (join) =>
        join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
      )
      .where('v.is_unlimited', '=', false)
      .where('v.low_told_at', 'is', null)
      .where('p.status', '!=', enumerations.contentStatuses.deleted)
      .whereRef('v.quantity', '<=', 'v.low_stock_at')
      .select(['v.id', 'v.options', 'v.quantity', 'p.title'])
      .orderBy('v.quantity')
      .limit(100)
      .execute()
    const { owner_id: ownerId } = await ctx.db
      .selectFrom('websites')
      .select('owner_id')
      .where('id', '=', ctx.site.id)
      .executeTakeFirstOrThrow()
    const owner = await accountById(ctx, ownerId)
    if (low.length === 0 || !owner) return
    await siteTables(ctx)
      .updateTable('product_variants')
      .set({ low_told_at: ctx.now() })
      .where(
        'id',
        'in',
        low.map(({ id }) => id),
      )
      .execute()
    const language = languageOf(owner.locale)
    const message = writeLowStock(ctx, {
      low: low.map(({ title, options, quantity }) => ({
        title: [title, variantTitle(options)].filter(Boolean).join(' – '),
        quantity,
      })),
      language,
      letterhead: await letterheadOf(ctx, language),
    })
    await ctx.mail.send({ to: owner.email, websiteId: ctx.site.id, kind: 'notice', ...message })
  },
})
