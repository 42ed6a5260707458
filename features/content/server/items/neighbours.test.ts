import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { designFeature } from '#features/design/server'
import { mediaFeature } from '#features/media/server'
import { pagesFeature } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { everybody } from '#platform/contract'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { idsAround } from '../base/items.queries.ts'
import { createCollection } from '../collections/create-collection.ts'
import { contentFeature } from '../content.feature.ts'

const features = [accountsFeature, sitesFeature, designFeature, mediaFeature, pagesFeature, contentFeature]
const ctx = await testContext({ features })
const [items, asked] = [2000, 24]

/** PostgreSQL makes such a plan when it has prepared a statement for some time. */
test('the neighbours of items are found without reading their whole collection, whatever the statement was planned for', async () => {
  const site = await testSite(ctx)
  const { id: collectionId } = await site.as((tx) => createCollection(tx, { type: 'blog', title: 'News' }))
  const idOf = (at: number): string => String(at).padStart(24, '0')
  await site.as((tx) =>
    sql`
      insert into items (website_id, id, collection_id, kind, visible_from, dated_at, title, slug, path, excerpt, position, words,
        is_featured, is_listed, has_comments, changed_at)
      select ${tx.site.id}, lpad(at::text, 24, '0'), ${collectionId}, 'post', ${tx.now()}, ${tx.now()}, 'Post', 'post-' || at, '/post-' || at, '',
        lpad(at::text, 6, '0'), 10, false, true, true, ${tx.now()}
      from generate_series(1, ${items}::int) at`.execute(tx.db),
  )
  await sql`analyze items`.execute(ctx.db)
  const ids = Array.from({ length: asked }, (_, at) => idOf(items / 2 + at))
  await site.as(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx.db)
    const before = await rowsReadSoFar(tx)
    const around = await idsAround(tx, ids, { collectionId, order: 'newest', opened: everybody })
    expect(around).toEqual(expect.arrayContaining([idOf(items / 2 - 1), idOf(items / 2 + asked)]))
    expect((await rowsReadSoFar(tx)) - before).toBeLessThan(asked * 6)
  })
})

async function rowsReadSoFar({ db }: SiteTransaction): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables where relname = 'items'`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
