import { collectionsOf } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'

/** Where shopping goes on: the first products page of the site, or its front page. */
export async function shopPath(ctx: SiteContext): Promise<string> {
  const pages = (await collectionsOf(ctx)).filter(({ type }) => type === enumerations.collectionTypes.products)
  return pages[0] ? `/${pages[0].slug}` : '/'
}
