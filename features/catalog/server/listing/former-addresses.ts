import { collectionsOf } from '#features/content/server'
import { firstLivePath } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { categoryPath, productPath, tagPath } from '../../contract/catalog-path.rules.ts'
import { formerPathOf } from '../../contract/former-paths.rules.ts'
import { tidy } from '../base/product-slugs.ts'

/** Returns the present address of a product, category or tag that another shop system has at this path. */
export async function formerCatalogAddress(ctx: SiteContext, path: string): Promise<string | null> {
  const former = formerPathOf(path)
  if (!former) return null
  const pages = (await collectionsOf(ctx)).filter(({ type }) => type === enumerations.collectionTypes.products)
  return firstLivePath(
    ctx,
    pages.map(({ slug }) => {
      if (former.kind === 'shop') return `/${slug}`
      if (former.kind === 'product') return productPath(slug, tidy(former.slug))
      if (former.kind === 'tag') return tagPath(slug, tidy(former.slug))
      return categoryPath(slug, former.slug.split('/').map(tidy).join('/'))
    }),
  )
}
