import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import type { LabelsTable } from '../content.tables.ts'

/** Lets the former slug refer to `present`, for old addresses and repeated imports. */
export async function keepAlias(ctx: OwnerTransaction, former: LabelsTable, present: LabelsTable): Promise<void> {
  const scope = { website_id: ctx.site.id, collection_id: former.collection_id, kind: former.kind }
  await siteTables(ctx)
    .deleteFrom('label_aliases')
    .where('collection_id', '=', former.collection_id)
    .where('kind', '=', former.kind)
    .where('slug', '=', present.slug)
    .execute()
  await ctx.db
    .insertInto('label_aliases')
    .values({ ...scope, slug: former.slug, label_id: present.id })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'collection_id', 'kind', 'slug']).doUpdateSet({ label_id: present.id }),
    )
    .execute()
}
