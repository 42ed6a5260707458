import { firstLivePath } from '#features/pages/server'
import { slugOf } from '#features/pages/contract'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { formerPathOf } from '../../contract/former-paths.rules.ts'
import { itemPath, labelPath } from '../../contract/path.rules.ts'
import { collectionsOf } from '../base/collections.queries.ts'

const { collectionTypes } = enumerations

/**
 * Returns the present address of a post, tag or page that another system has at this path; of several matching blogs
 * the oldest.
 */
export async function formerContentAddress(ctx: SiteContext, path: string): Promise<string | null> {
  const former = formerPathOf(path)
  if (!former) return null
  const collections = (await collectionsOf(ctx)).filter(({ type }) => type !== collectionTypes.products)
  const blogs = collections.filter(({ type }) => type === collectionTypes.blog)
  if (former.kind === 'feed') return blogs[0] ? `/feed/${blogs[0].slug}`.replace(/\/$/, '') : null
  const paths = blogs.map(({ slug }) => `/${slug}`)
  if (former.kind === 'blog') return firstLivePath(ctx, paths)
  const slug = slugOf(former.slug)
  if (former.kind === 'page') return firstLivePath(ctx, [`/${slug}`])
  const { kind } = former
  return firstLivePath(
    ctx,
    collections.map((collection) =>
      kind === 'item' ? itemPath(collection.slug, slug) : labelPath(collection.slug, kind, slug),
    ),
  )
}
