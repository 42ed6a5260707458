import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { sql } from 'kysely'

/** When the next scheduled product of a page (null: of any) can be seen. */
export async function nextAppearance(ctx: SiteContext, collectionId: string | null): Promise<Date | null> {
  const onPage = collectionId === null ? sql`true` : sql`collection_id = ${collectionId}`
  const { rows } = await readSql(
    ctx.db,
    sql<{ moment: Date | null }>`
      select min(opens_at) as moment from listed_products
      where website_id = ${ctx.site.id} and opens_at > '-infinity' and opens_at > ${ctx.now()} and ${onPage}`,
  )
  return rows[0]?.moment ?? null
}
