import { registerAddress, registerAddresses, releaseAddress } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { productPath } from '../../contract/index.ts'
import type { ProductRow } from './products.queries.ts'

const { published, scheduled } = enumerations.contentStatuses
const pageType = enumerations.pageTypes.item

export function productSubject(id: string): string {
  return `product:${id}`
}

/**
 * A product has an address while it is published or scheduled; whether it is shown there at this moment says the
 * subject.
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
