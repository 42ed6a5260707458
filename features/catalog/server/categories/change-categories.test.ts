import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'

const ctx = await testContext({ features: shopFeatures })
const site = await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'en-GB' })
const shop = await testShop(site, 'Shop')
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)

test('C9.31 a site has at most 10,000 categories, and the next one is refused in words', async () => {
  const create = (name: string) =>
    owner.send('POST', '/api/catalog/categories', { collectionId: shop.page.id, parentId: null, name })
  // The first 9,999 of them, as an import leaves them.
  await shop.as((tx) =>
    sql`insert into product_categories (website_id, id, collection_id, parent_id, name, slug, slugs, description, image, sort)
      select ${tx.site.id}, lpad(to_hex(n), 24, '0'), ${shop.page.id}, null, 'Part ' || n, 'part-' || n, 'part-' || n, '', null, 'a' || n
      from generate_series(1, 9999) as n`.execute(tx.db),
  )
  expect((await create('Last')).status).toBe(200)
  const refused = await create('One more')
  expect([refused.status, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'catalog.categories_full', details: { max: 10_000 } }),
  ])
})
