import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { sql } from 'kysely'

/**
 * Whether visitors can buy or give anything here: without a page of products, a product or a donation there is no cart
 * to show.
 */
export async function hasShop(ctx: SiteContext): Promise<boolean> {
  const { id } = ctx.site
  const { rows } = await readSql(
    ctx.db,
    sql<{ isThere: boolean }>`
      select exists (select from products_pages p where p.website_id = ${id})
        or exists (select from products p where p.website_id = ${id})
        or exists (select from donations d where d.website_id = ${id}) as "isThere"`,
  )
  return rows[0]?.isThere ?? false
}
