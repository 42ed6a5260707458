import { slugOf } from '#features/pages/contract'
import { registerAddresses } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { tagPath } from '../../contract/index.ts'

/**
 * The pages of these tags below a products page. They stay when the last product loses a tag: an old link leads to an
 * empty list.
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
