import { siteTables } from '#platform/database'
import { slugOf } from '#features/pages/contract'
import type { SiteContext } from '#platform/context'
import { catalogProblems } from '../../contract/index.ts'
import { likeText } from '../listing/like-text.ts'

/** First parts of what stands below a products page besides its products. */
const reservedSegments = new Set(['category', 'tag'])

/** The slug for a title or a wish, with a number behind it where others have it. `usedSlugs` are those of the same batch. */
export async function freeProductSlug(
  ctx: SiteContext,
  collectionId: string,
  wanted: string,
  usedSlugs: ReadonlySet<string> = new Set(),
): Promise<string> {
  const base = tidy(wanted)
  const rows = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', collectionId)
    .where('status', '!=', 6)
    .where((row) => row.or([row('slug', '=', base), row('slug', 'like', `${likeText(base)}-%`)]))
    .select('slug')
    .execute()
  return numbered(base, new Set([...rows.map(({ slug }) => slug), ...usedSlugs]))
}

/** An owner's own wish is met or refused, never changed. */
export async function requireFreeProductSlug(
  ctx: SiteContext,
  collectionId: string,
  wanted: string,
  id: string,
): Promise<string> {
  const slug = tidy(wanted)
  const namesake = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', collectionId)
    .where('slug', '=', slug)
    .where('status', '!=', 6)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  if (namesake) throw catalogProblems.slugTaken({ slug })
  return slug
}

export function numbered(base: string, usedSlugs: ReadonlySet<string>): string {
  let slug = base
  for (let number = 2; usedSlugs.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

export function tidy(wanted: string): string {
  const slug = slugOf(wanted) || 'product'
  const [first = '', ...below] = slug.split('/')
  return reservedSegments.has(first) ? [`${first}-2`, ...below].join('/') : slug
}
