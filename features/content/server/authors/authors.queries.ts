import { siteTables } from '#platform/database'
import type { AssetUse } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import type { Author } from '../../contract/index.ts'
import type { AuthorsTable } from '../content.tables.ts'

export async function authorsOf(ctx: SiteContext): Promise<Author[]> {
  return (await authors(ctx).orderBy('name').execute()).map(asAuthor)
}

export async function authorById(ctx: SiteContext, id: string): Promise<Author | null> {
  const row = await authors(ctx).where('id', '=', id).executeTakeFirst()
  return row ? asAuthor(row) : null
}

export async function authorBySlug(ctx: SiteContext, slug: string): Promise<Author | null> {
  const row = await authors(ctx).where('slug', '=', slug).executeTakeFirst()
  return row ? asAuthor(row) : null
}

export async function authorsByIds(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, Author>> {
  if (ids.length === 0) return new Map()
  return new Map((await authors(ctx).where('id', 'in', ids).execute()).map((row) => [row.id, asAuthor(row)]))
}

export async function authorsShowing(ctx: SiteContext, assetId: string): Promise<AssetUse[]> {
  const rows = await authors(ctx).where('image', '=', assetId).orderBy('name').execute()
  return rows.map(({ name }) => ({ title: name, screen: '/config/authors' }))
}

function authors(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('authors').selectAll()
}

function asAuthor({ id, name, slug, about, website, image }: AuthorsTable): Author {
  return { id, name, slug, about, website, image }
}
