import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type {} from '../content.tables.ts'

/** Whether a collection is for members as a whole. */
export async function isCovered(ctx: SiteContext, collectionId: string): Promise<boolean> {
  const row = siteTables(ctx).selectFrom('collections').select('is_covered').where('id', '=', collectionId)
  return (await row.executeTakeFirst())?.is_covered === true
}
