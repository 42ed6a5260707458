import type { SiteContext, SiteTransaction } from '#platform/context'
import { upsertRow, siteTables } from '#platform/database'
import { hourMs } from '#platform/contract'
import type { TypedForm } from '../../contract/index.ts'
import type {} from '../catalog.tables.ts'
import { products } from '../base/products.queries.ts'

/** Time for which the input of a refused form is kept for its browser. */
export const formDraftMs = hourMs

/** Stores the input of a refused form without scripts, replacing earlier input of the same cart. */
export async function storeFormDraft(
  ctx: SiteTransaction,
  { cartId, subject, typed }: { cartId: string; subject: string; typed: TypedForm },
): Promise<void> {
  const row = { website_id: ctx.site.id, cart_id: cartId, subject, typed, at: ctx.now() }
  await upsertRow(ctx.db, 'form_drafts', row, { key: ['website_id', 'cart_id'] })
}

/** Like `storeFormDraft`, for the form of a product. Passwords are not stored. */
export async function storeProductFormDraft(
  ctx: SiteTransaction,
  { cartId, variantId, typed }: { cartId: string; variantId: string; typed: TypedForm },
): Promise<void> {
  const product = await products(ctx)
    .innerJoin('product_variants as variant', (join) =>
      join
        .onRef('variant.website_id', '=', 'products.website_id')
        .onRef('variant.product_id', '=', 'products.id')
        .on('variant.id', '=', variantId),
    )
    .select(['products.id', 'products.form'])
    .executeTakeFirst()
  if (!product) return
  const storableIds = new Set(product.form?.fields.filter(({ kind }) => kind !== 'password').map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(typed.answers).filter(([id]) => storableIds.has(id)))
  await storeFormDraft(ctx, { cartId, subject: `product:${product.id}`, typed: { ...typed, answers } })
}

/** Returns the input of a form that was refused a moment ago in the browser with this cart. */
export async function formDraft(
  ctx: SiteContext,
  cartId: string | undefined,
  subject: string,
): Promise<TypedForm | null> {
  if (cartId === undefined) return null
  const row = await siteTables(ctx)
    .selectFrom('form_drafts')
    .select('typed')
    .where('cart_id', '=', cartId)
    .where('subject', '=', subject)
    .where('at', '>', new Date(ctx.now().getTime() - formDraftMs))
    .executeTakeFirst()
  return row?.typed ?? null
}
