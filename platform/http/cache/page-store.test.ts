import { expect, test, vi } from 'vitest'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { withMailServer } from '#support/with-mail-server'
import { encodePage, type FinishedPage } from './encode-page.ts'
import { frozenEpochs, makePageCache } from './page-cache.ts'
import { openPageStore } from './page-store.ts'
import { cacheTag } from '../../context/index.ts'

const ctx = await testContext()
const { site } = await testSite(ctx)
const still = frozenEpochs(0)
const page: FinishedPage = {
  status: 200,
  type: 'text/html',
  body: 'Rye and spelt',
  headers: {},
  tags: [cacheTag.nav],
  until: null,
}

test('an address without a cached page is looked up once, until a page is cached there', async () => {
  const store = openPageStore(ctx, makePageCache(still, 60_000))
  const recall = () => store.recall(site.id, 'bread.localhost', '/cart')
  const selectFrom = vi.spyOn(ctx.db, 'selectFrom')
  expect([await recall(), await recall()]).toEqual([null, null])
  expect(selectFrom).toHaveBeenCalledTimes(1)
  store.put('bread.localhost', '/cart', [], page, await encodePage(page, site.id, 0))
  await store.close()
  const next = openPageStore(ctx, makePageCache(still, 60_000))
  expect((await next.recall(site.id, 'bread.localhost', '/cart'))?.etag).toBeDefined()
  await next.close()
  await recall()
  expect(selectFrom.mock.calls.length).toBeGreaterThan(2)
})

test('a page that was kept without a mail server is not served with one, because pages speak of emails', async () => {
  const [alone, mailed] = [ctx, withMailServer(ctx)].map((installation) =>
    openPageStore(installation, makePageCache(still, 60_000)),
  )
  alone?.put('rye.localhost', '/vase', [], page, await encodePage(page, site.id, 0))
  await alone?.close()
  expect(await mailed?.recall(site.id, 'rye.localhost', '/vase')).toBeNull()
  mailed?.put('rye.localhost', '/vase', [], page, await encodePage(page, site.id, 0))
  await mailed?.close()
  const next = openPageStore(withMailServer(ctx), makePageCache(still, 60_000))
  expect((await next.recall(site.id, 'rye.localhost', '/vase'))?.etag).toBeDefined()
  await next.close()
})
