import { audit } from '#features/accounts/server'
import { mayBecome } from '#features/pages/contract'
import type { OwnerTransaction, SiteTransaction } from '#platform/context'
import { enumerations, idSchema, type Input } from '#platform/contract'
import { isUniqueViolation, siteTables } from '#platform/database'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { type catalogApi, catalogProblems } from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { freshSkus } from '../variants/fresh-skus.ts'
import { placeProducts, productSubject } from '../base/product-addresses.ts'
import { freeProductSlug } from '../base/product-slugs.ts'
import { type ProductRow, productRowsByIds } from '../base/products.queries.ts'
import { requireNotPromised } from '../variants/require-not-promised.ts'
import { requireProductsPage } from '../base/products-pages.ts'
import { releaseAddress } from '#features/pages/server'

const { published, scheduled, deleted, draft } = enumerations.contentStatuses

/** Publishes, schedules, hides, bins or brings back products, as C4.63 allows each. */
export async function setProductStatus(
  ctx: OwnerTransaction,
  { ids, status, at }: Input<typeof catalogApi.setStatus>,
): Promise<Record<string, never>> {
  ctx.require('commerce.inventory')
  const rows = await productRowsByIds(ctx, ids)
  if (rows.length === 0) throw catalogProblems.productMissing()
  const moment = at === undefined ? null : new Date(at)
  if (status === scheduled && (!moment || moment <= ctx.now())) throw catalogProblems.scheduleMissing()
  for (const row of rows)
    if (!mayBecome(row.status, status) && !(row.status === deleted && status === draft))
      throw catalogProblems.statusNotNext()
  if (status === deleted)
    await requireNotPromised(
      ctx,
      rows.map(({ id }) => id),
    )

  for (const row of rows.filter((candidate) => candidate.status === deleted)) await bringBack(ctx, row)
  await siteTables(ctx)
    .updateTable('products')
    .set({
      status,
      changed_at: ctx.now(),
      ...(status === scheduled ? { visible_from: moment } : {}),
      ...(status === published ? { visible_from: null } : {}),
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  if (status === deleted) await markLive(ctx, rows, false)
  await placeAll(ctx, rows, status)
  if (status === scheduled && moment)
    await enqueue(ctx, appearJob, { websiteId: ctx.site.id, ids: rows.map(({ id }) => id) }, { after: moment })
  await audit(ctx, {
    action: 'catalog.status_changed',
    subject: rows
      .map(({ id }) => id)
      .join(' ')
      .slice(0, 500),
    after: { status },
  })
  await afterProductsChanged(
    ctx,
    rows.map(({ id, collection_id }) => ({ id, collectionId: collection_id })),
  )
  return {}
}

export async function removeProducts(
  ctx: OwnerTransaction,
  { ids }: { ids: string[] },
): Promise<Record<string, never>> {
  return setProductStatus(ctx, { ids, status: deleted })
}

/** Publishes scheduled products whose moment has come. Visitors have seen them since that moment. */
export const appearJob = job({
  name: 'catalog.appear',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema) }),
  run: async (ctx: SiteTransaction, { ids }) => {
    const shown = await siteTables(ctx)
      .updateTable('products')
      .set({ status: published })
      .where('id', 'in', ids)
      .where('status', '=', scheduled)
      .where('visible_from', '<=', ctx.now())
      .returning(['id', 'collection_id'])
      .execute()
    await afterProductsChanged(
      ctx,
      shown.map(({ id, collection_id }) => ({ id, collectionId: collection_id })),
    )
  },
})

async function placeAll(
  ctx: OwnerTransaction,
  rows: readonly ProductRow[],
  status: ProductRow['status'],
): Promise<void> {
  const isShown = status === published || status === scheduled
  for (const [collectionId, group] of Map.groupBy(rows, (row) => row.collection_id)) {
    const page = await requireProductsPage(ctx, collectionId)
    if (isShown)
      await placeProducts(
        ctx,
        page,
        group.map((row) => ({ ...row, status })),
      )
    else for (const { id } of group) await releaseAddress(ctx, { subject: productSubject(id) })
  }
}

/** Restores a product from the bin; its slug and SKUs may be in use by now. */
async function bringBack(ctx: OwnerTransaction, row: ProductRow): Promise<void> {
  const slug = await freeProductSlug(ctx, row.collection_id, row.slug)
  await siteTables(ctx).updateTable('products').set({ slug }).where('id', '=', row.id).execute()
  row.slug = slug
  const variants = await siteTables(ctx)
    .selectFrom('product_variants')
    .where('product_id', '=', row.id)
    .select(['id', 'sku'])
    .execute()
  const namesakes = await siteTables(ctx)
    .selectFrom('product_variants')
    .where('is_live', '=', true)
    .where('sku', 'in', ['', ...variants.map(({ sku }) => sku)])
    .select('sku')
    .execute()
  const gone = new Set(namesakes.map(({ sku }) => sku).filter(Boolean))
  const losers = variants.filter(({ sku }) => gone.has(sku))
  const skus = await freshSkus(ctx, losers.length)
  for (const [index, { id, sku }] of losers.entries())
    await siteTables(ctx)
      .updateTable('product_variants')
      .set({ sku: skus[index] ?? '', imported_sku: sku })
      .where('id', '=', id)
      .execute()
  await markLive(ctx, [row], true)
}

async function markLive(ctx: OwnerTransaction, rows: readonly ProductRow[], isLive: boolean): Promise<void> {
  try {
    await siteTables(ctx)
      .updateTable('product_variants')
      .set({ is_live: isLive })
      .where(
        'product_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw catalogProblems.skuTaken({ sku: '' })
    throw error
  }
}
