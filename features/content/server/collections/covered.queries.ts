import type { SiteContext } from '#platform/context'
import type {} from '../content.tables.ts'

/** Whether a collection is for members as a whole. */
export async function isCovered(ctx: SiteContext, collectionId: string): Promise<boolean> {
  const row = ctx.db
    .selectFrom('collections')
    .select('is_covered')
    .where('website_id', '=', ctx.site.id)
    .where('id', '=', collectionId)
  return (await row.executeTakeFirst())?.is_covered === true
}
