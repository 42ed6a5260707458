import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../apps/server/features.ts'
import { inSite } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { pageWithText } from '#support/page'
import { publishHome } from '#support/publish-home'
import { testSite } from '#support/site'
import { eraseOldSites } from '../../features/sites/server/erase-sites.job.ts'

const ctx = await testContext({ features: product.features })
const day = 86_400_000

async function filledSite() {
  const site = await testSite(ctx, { start: 'blank' })
  await publishHome(site)
  await site.as((tx) => pageWithText(tx, 'Brood'))
  await ctx.storage.put(
    `${site.site.id}/aaaaaaaaaaaaaaaaaaaaaaaa/original.txt`,
    new TextEncoder().encode('x'),
    'text/plain',
  )
  return site
}
const remove = (id: string, at: Date) =>
  ctx.db.updateTable('websites').set({ removed_at: at }).where('id', '=', id).execute()

async function night() {
  await enqueue(ctx, eraseOldSites, {})
  await doDueJobs(ctx)
}

/** How many rows a site has in every table that has any, but for the audit trail. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  return inSite(ctx, { id }, async ({ db }) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name = 'website_id' and table_name <> 'audit_log'`.execute(db)
    const counted: [string, number][] = []
    for (const { name } of tables) {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from ${sql.table(name)} where website_id = ${id}`.execute(db)
      counted.push([name, rows[0]?.count ?? 0])
    }
    return Object.fromEntries(counted.filter(([, count]) => count > 0))
  })
}

async function filesOf(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of ctx.storage.list(`${id}/`)) keys.push(key)
  return keys
}

test('thirty days after its removal no row and no file of a site is left', async () => {
  const { site } = await filledSite()
  const neighbour = await filledSite()
  const before = Object.keys(await rowsOf(site.id))
  await remove(site.id, new Date(ctx.now().getTime() - 31 * day))
  await night()
  expect(before).toEqual(
    expect.arrayContaining(['documents', 'document_revisions', 'addresses', 'homepages', 'published_blocks', 'outbox']),
  )
  expect([await rowsOf(site.id), await filesOf(site.id)]).toEqual([{}, []])
  expect(await ctx.db.selectFrom('websites').select('id').where('id', '=', site.id).execute()).toEqual([])
  expect((await filesOf(neighbour.site.id)).length).toBeGreaterThan(0)
  expect(Object.keys(await rowsOf(neighbour.site.id))).toContain('documents')
})

test('a site that can still be restored is unchanged', async () => {
  const { site } = await filledSite()
  await remove(site.id, new Date(ctx.now().getTime() - 29 * day))
  await night()
  expect(Object.keys(await rowsOf(site.id))).toContain('documents')
  expect(await filesOf(site.id)).toContain(`${site.id}/aaaaaaaaaaaaaaaaaaaaaaaa/original.txt`)
})
