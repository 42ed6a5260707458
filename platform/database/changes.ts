import { sql } from 'kysely'
import type { PlatformContext, Site } from '../context/index.ts'

/**
 * Says, in the transaction that changes rows, what pages may have been made from them: `document:ID`, `collection:ID`, `item:ID`,
 * `asset:ID`, `nav`, `theme`, `site`, `store`. Call it last: from here to the end of the transaction other changes of the site wait,
 * so that epochs follow the order of commits.
 */
export async function changed(ctx: PlatformContext & { readonly site: Pick<Site, 'id'> }, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)].sort()
  if (unique.length === 0) return
  await sql`
    with raised as (
      insert into website_epochs as site (website_id, epoch) values (${ctx.site.id}, 1)
      on conflict (website_id) do update set epoch = site.epoch + 1
      returning epoch
    )
    insert into tag_epochs (website_id, tag, epoch)
    select ${ctx.site.id}, tag, raised.epoch from raised, unnest(${unique}::text[]) as tag
    on conflict (website_id, tag) do update set epoch = excluded.epoch, xid = excluded.xid`.execute(ctx.db)
}
