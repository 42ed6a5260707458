import { slugOf } from '#features/pages/contract'
import { registerAddresses } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { tagPath } from '../../contract/index.ts'

/**
 * Addresses of these tags below a products page. They are kept when the last product loses the tag, so that an old link
 * opens an empty list.
 */
export async function placeTags(
  ctx: SiteTransaction,
  page: { id: string; slug: string },
  tags: readonly string[],
): Promise<void> {
  const slugs = [...new Set(tags.map(slugOf).filter(Boolean))]
  await registerAddresses(
    ctx,
    slugs.map((slug) => ({
      subject: `product-tag:${page.id}/${slug}`,
      path: tagPath(page.slug, slug),
      pageType: enumerations.pageTypes.collection,
    })),
  )
}
