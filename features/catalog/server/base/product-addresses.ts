import { registerAddress, registerAddresses, releaseAddress } from '#features/pages/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { siteTables } from '#platform/database'
import { productPath } from '../../contract/index.ts'
import type { ProductRow } from './products.queries.ts'

const { published, scheduled } = enumerations.contentStatuses
const pageType = enumerations.pageTypes.item

export function productSubject(id: string): string {
  return `product:${id}`
}

/**
 * A product has an address while it is published or scheduled; its subject decides whether it is visible at this
 * moment.
 */
export async function placeProduct(
  ctx: SiteTransaction,
  page: { slug: string },
  row: Pick<ProductRow, 'id' | 'slug' | 'status'>,
): Promise<void> {
  const subject = productSubject(row.id)
  if (row.status === published || row.status === scheduled)
    await registerAddress(ctx, { subject, path: productPath(page.slug, row.slug), pageType })
  else await releaseAddress(ctx, { subject })
}

/** Assigns addresses to many new products at once. */
export async function placeProducts(
  ctx: SiteTransaction,
  page: { slug: string },
  rows: readonly Pick<ProductRow, 'id' | 'slug' | 'status'>[],
): Promise<void> {
  const shown = rows.filter(({ status }) => status === published || status === scheduled)
  await registerAddresses(
    ctx,
    shown.map(({ id, slug }) => ({ subject: productSubject(id), path: productPath(page.slug, slug), pageType })),
  )
}

/** Limit of paths in one question. */
const pathsAtOnce = 5000

/** Returns those of the paths at which a product is shown. */
export async function productPathsAmong(ctx: SiteContext, paths: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>()
  for (let at = 0; at < paths.length; at += pathsAtOnce) {
    const rows = await siteTables(ctx)
      .selectFrom('addresses')
      .select('path')
      .where('path', 'in', paths.slice(at, at + pathsAtOnce))
      .where('subject', 'like', `${productSubject('')}%`)
      .execute()
    for (const { path } of rows) shown.add(path)
  }
  return shown
}
