import { Readable } from 'node:stream'
import { businessOf, siteSettings } from '#features/sites/server'
import { cacheTag, type VisitorContext, type Writable } from '#platform/context'
import { everybody, type Input, minuteMs } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { sql } from 'kysely'
import { catalogProblems, type shopApi } from '../../contract/index.ts'
import type { ProductFeed } from '../../contract/window/product-feed.rules.ts'
import { hasShop } from '../listing/has-shop.ts'
import { productViews } from '../products/product-views.ts'
import { variantRowsOf, visibleProducts } from '../base/products.queries.ts'
import { storeCurrency } from '../store-settings.ts'
import { feedEntries, feedFoot, feedHead } from './feed-entries.ts'

const atOnce = 100
/** Feeds of larger shops are streamed and not cached. */
const mostCached = 1000
/** Limit of products in one file. */
const mostProducts = 50_000
const lagMinutes = 30
const type = 'application/xml; charset=utf-8'

type Reader = Writable<VisitorContext>

export async function productFeed(ctx: Reader, { file }: Input<typeof shopApi.feed>): Promise<Answer<unknown>> {
  const feed: ProductFeed = file === 'meta.xml' ? 'meta' : 'google'
  const count = await inSite(ctx, ctx.site, async (tx) => {
    const { advanced } = await siteSettings(tx)
    if (!advanced.searchEnginesMayIndex || !(await hasShop(tx))) throw catalogProblems.feedMissing()
    const row = await visibleProducts(tx, everybody).select(sql<number>`count(*)::int`.as('n')).executeTakeFirst()
    return row?.n ?? 0
  })
  if (count > mostCached)
    return answer({ type, headers: { 'Cache-Control': 'no-store' }, body: Readable.from(partsOf(ctx, feed)) })
  const parts: string[] = []
  for await (const part of partsOf(ctx, feed)) parts.push(part)
  return answer({
    type,
    body: parts.join(''),
    tags: [cacheTag.products, cacheTag.store, cacheTag.site],
    until: new Date(ctx.now().getTime() + lagMinutes * minuteMs),
  })
}

/** Reads each slice in a transaction of its own, so that a slow client does not keep one open. */
async function* partsOf(ctx: Reader, feed: ProductFeed): AsyncGenerator<string> {
  const { baseUrl, title } = ctx.site
  const [currency, seller] = await inSite(ctx, ctx.site, async (tx) => [
    await storeCurrency(tx),
    (await businessOf(tx)).name,
  ])
  yield feedHead({ title, baseUrl })
  let after = ''
  for (let read = 0; read < mostProducts; read += atOnce) {
    const { text, last } = await inSite(ctx, ctx.site, (tx) => slice(tx, after))
    yield text
    if (last === null) break
    after = last
  }
  yield feedFoot

  async function slice(tx: VisitorContext, from: string): Promise<{ text: string; last: string | null }> {
    const rows = await visibleProducts(tx, everybody)
      .where('products.id', '>', from)
      .where('products.noindex', '=', false)
      .where('products.is_unlisted', '=', false)
      .select('products.id')
      .orderBy('products.id')
      .limit(atOnce)
      .execute()
    const ids = rows.map(({ id }) => id)
    const views = await productViews(tx, ids, { opened: everybody })
    const variants = await variantRowsOf(tx, ids)
    const text = ids
      .flatMap((id) => {
        const view = views.data.get(id)
        return view ? feedEntries(view, variants.get(id) ?? [], { feed, currency, seller, baseUrl }) : []
      })
      .join('')
    return { text, last: rows.length < atOnce ? null : (ids.at(-1) ?? null) }
  }
}
