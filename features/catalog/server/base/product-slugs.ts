import { enumerations } from '#platform/contract'
import { siteTables } from '#platform/database'
import { slugOf } from '#features/pages/contract'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { sql } from 'kysely'
import { catalogProblems } from '../../contract/index.ts'
import { likeText } from './like-text.ts'

/** Reserved first segments below a products page. */
const reservedSegments = new Set(['category', 'tag'])

/**
 * Waits for other transactions that give new slugs on this products page, and holds it until this one ends. They read
 * the slugs in use, and would otherwise choose the same.
 */
export async function holdSlugs({ db, site }: SiteTransaction, collectionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`product slugs ${site.id} ${collectionId}`}, 0))`.execute(
    db,
  )
}

/** The slug for a title or a wanted slug, with a number if it is taken. `usedSlugs` are those of the same batch. */
export async function freeProductSlug(
  ctx: SiteTransaction,
  collectionId: string,
  wanted: string,
  usedSlugs: ReadonlySet<string> = new Set(),
): Promise<string> {
  const base = tidy(wanted)
  await holdSlugs(ctx, collectionId)
  const rows = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', collectionId)
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .where((row) => row.or([row('slug', '=', base), row('slug', 'like', `${likeText(base)}-%`)]))
    .select('slug')
    .execute()
  return numbered(base, new Set([...rows.map(({ slug }) => slug), ...usedSlugs]))
}

/** A slug chosen by an owner is accepted or refused, never changed. */
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
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  if (namesake) throw catalogProblems.slugTaken({ slug })
  return slug
}

/** Returns those of the given slugs, and of their numbered successors, that products already use. */
export async function usedSlugsOf(
  ctx: SiteContext,
  collectionId: string,
  wanted: readonly string[],
): Promise<Set<string>> {
  const usedSlugs = await presentSlugs(ctx, collectionId, [...new Set(wanted)])
  const needed = Map.groupBy(wanted, (slug) => slug)
  // `vase-2` may be wanted by another product, so it is not given to a second `vase`.
  const numberedWishes = Map.groupBy(wanted, (slug) => slug.replace(/-\d+$/, ''))
  let open = [...needed]
    .filter(([slug, wishes]) => wishes.length > 1 || usedSlugs.has(slug))
    .map(([slug, wishes]) => ({ slug, missing: wishes.length + (numberedWishes.get(slug)?.length ?? 0) }))
  for (let from = 2, size = 50; open.length > 0; from += size, size *= 4) {
    const numbersOf = (slug: string): string[] => Array.from({ length: size }, (_, at) => `${slug}-${from + at}`)
    const present = await presentSlugs(
      ctx,
      collectionId,
      open.flatMap(({ slug }) => numbersOf(slug)),
    )
    for (const slug of present) usedSlugs.add(slug)
    open = open
      .map(({ slug, missing }) => ({
        slug,
        missing: missing - numbersOf(slug).filter((number) => !present.has(number)).length,
      }))
      .filter(({ missing }) => missing > 0)
  }
  return usedSlugs
}

async function presentSlugs(ctx: SiteContext, collectionId: string, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', collectionId)
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .where(sql<boolean>`slug = any(${[...slugs]}::text[])`)
    .select('slug')
    .execute()
  return new Set(rows.map(({ slug }) => slug))
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
