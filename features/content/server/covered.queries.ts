import type { SiteContext } from '#platform/context'
import type {} from './content.tables.ts'

/** Whether a collection is for members as a whole. */
export async function isCovered(ctx: SiteContext, collectionId: string): Promise<boolean> {
  const row = ctx.db.selectFrom('collections').select('is_covered').where('website_id', '=', ctx.site.id).where('id', '=', collectionId)
  return (await row.executeTakeFirst())?.is_covered === true
}

/** Of these collections those that are for members as a whole, each with the document of its index. */
export async function coveredCollections(ctx: SiteContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('collections')
    .select(['id', 'document_id'])
    .where('website_id', '=', ctx.site.id)
    .where('id', 'in', [...new Set(ids)])
    .where('is_covered', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.id, row.document_id]))
}
