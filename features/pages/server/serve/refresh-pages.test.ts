import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { changed } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createPage } from '../documents/create-page.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'
import { refreshPages } from './refresh-pages.job.ts'
import { unpublish } from '../publish/unpublish.ts'
import { cacheTag } from '#platform/context'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { site, as } = await testSite(ctx, { name: 'bakker', title: 'Korenbloem' })
const host = 'bakker.localhost:8080'

const page = (slug: string) =>
  as(async (tx) => {
    const { id } = await createPage(tx, { title: slug, slug })
    await publish(tx, { documents: [id] })
    return id
  })

/** PageResult once by a process that keeps it, before the job and after the change. */
async function afterRefresh(paths: readonly string[], change: () => Promise<unknown>) {
  const app = await runningApp(ctx.another())
  for (const path of paths) await app.ask(host, path)
  await app.parts.store?.close()
  await change()
  await enqueue(ctx, refreshPages, { websiteId: site.id })
  await doDueJobs(ctx)
  return runningApp(ctx.another())
}

test('pages outdated by a change of the whole site are rendered before the next request', async () => {
  await page('brood')
  await page('taart')
  const next = await afterRefresh(['/brood', '/taart'], () =>
    as(async (tx) => {
      await tx.db.updateTable('websites').set({ title: 'Molen' }).where('id', '=', site.id).execute()
      await changed(tx, [cacheTag.site])
    }),
  )
  const found = ['/brood', '/taart'].map((path) => next.parts.cache.find(host, path)?.status)
  expect([...found, (await next.ask(host, '/taart')).text.includes('Molen')]).toEqual([200, 200, true])
})

test('pages kept by an earlier version are rendered again by the next, whose scripts and styles differ', async () => {
  await page('oud')
  const app = await runningApp(ctx.another())
  await app.ask(host, '/oud')
  await app.parts.store?.close()
  const cachedRows = () =>
    ctx.db
      .selectFrom('render_cache')
      .select('program')
      .where('website_id', '=', site.id)
      .where('url', '=', '/oud')
      .execute()
  const [before] = await cachedRows()
  await ctx.db
    .updateTable('render_cache')
    .set({ program: 'earlier' })
    .where('website_id', '=', site.id)
    .where('url', '=', '/oud')
    .execute()
  const next = await runningApp(ctx.another())
  expect(next.parts.cache.find(host, '/oud')).toBeUndefined()
  await next.ask(host, '/oud')
  await next.parts.store?.close()
  expect(await cachedRows()).toEqual([before])
})

test('a cached page that was deleted is dropped, and no visitor is shown it', async () => {
  const id = await page('koek')
  const next = await afterRefresh(['/koek'], () => as((tx) => unpublish(tx, { id })))
  const cachedRows = await ctx.db
    .selectFrom('render_cache')
    .select('url')
    .where('website_id', '=', site.id)
    .where('url', '=', '/koek')
    .execute()
  expect([cachedRows, (await next.ask(host, '/koek')).status]).toEqual([[], 404])
})

test('a page that cannot be rendered is left to its visitors, and those beside it are rendered again', async () => {
  const id = await page('krans')
  await page('tulband')
  const next = await afterRefresh(['/krans', '/tulband'], () =>
    as(async (tx) => {
      await tx.db
        .updateTable('document_revisions')
        .set({ document: JSON.stringify({ id, kind: 'page', sections: null, blocks: null, settings: {} }) as never })
        .where('website_id', '=', site.id)
        .where('document_id', '=', id)
        .execute()
      await changed(tx, [cacheTag.site])
    }),
  )
  expect(['/krans', '/tulband'].map((path) => next.parts.cache.find(host, path)?.status)).toEqual([undefined, 200])
})

test('a page requested with a meaningless query is kept and rendered again once', async () => {
  await page('speculaas')
  const next = await afterRefresh(['/speculaas', '/speculaas?page=2'], () => as((tx) => changed(tx, [cacheTag.site])))
  const urls = await ctx.db
    .selectFrom('render_cache')
    .select(['url', 'epoch'])
    .where('website_id', '=', site.id)
    .where('url', 'like', '/speculaas%')
    .execute()
  const { epoch } = await ctx.db
    .selectFrom('website_epochs')
    .select('epoch')
    .where('website_id', '=', site.id)
    .executeTakeFirstOrThrow()
  expect(urls).toEqual([{ url: '/speculaas', epoch }])
  expect((await next.ask(host, '/Speculaas')).status).toBe(301)
})
