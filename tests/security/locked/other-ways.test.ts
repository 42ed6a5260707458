import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { createDocument, publish, savePageSettings } from '#features/pages/server'
import type { Block } from '#platform/document'
import { mayDo, newId, type Role } from '#platform/contract'
import type { Browser } from '#support/request'
import { pageWithText } from '#support/page'
import { browserOf, everyRole, personWith } from '../two-sites.ts'
import { whole } from './outlets.ts'
import { host, lockedWorld, memberOf } from './world.ts'

const world = await lockedWorld()
const { ctx, app, shop } = world

const editors = everyRole.filter((role) => mayDo([role], 'content.edit'))

/** What each role is answered by everything that draws a draft. */
async function draftsFor(role: Role, id: string, block: Block): Promise<string[]> {
  const browser = await browserOf(ctx, app, await personWith(ctx, shop, [role]), shop)
  const answers = [
    await browser.ask(`/config/canvas/${id}`),
    await browser.ask(`/api/documents/${id}/around`),
    await browser.send('POST', '/api/blocks/data', { document: id, blocks: [block] }),
    await browser.send('POST', '/api/widget/GetWidgetRendering', {
      widgetJSON: JSON.stringify({ type: 'html', id: newId(), value: block.props }),
    }),
  ]
  return answers.flatMap((answer) => (answer.status === 200 || whole(answer).includes('kanarie') ? [answer.text] : []))
}

test('a draft is drawn for those who may edit content, and for no other role', async () => {
  expect(editors).toEqual(['admin', 'editor', 'websiteManager'])
  const { page, block } = await shop.as((tx) => pageWithText(tx, 'kanariewoord'))
  for (const role of everyRole) {
    const drawn = await draftsFor(role, page.id, block)
    expect([role, drawn.length]).toEqual([role, editors.includes(role) ? 4 : 0])
  }
})

test('the site map holds what wants to be found: neither a page nor a post nor a product that search engines shall not show', async () => {
  const entries = async () => (await app.ask(host, '/sitemap.xml')).text
  const publishAll = (slug: string, noindex: boolean) =>
    shop.as(async (tx) => {
      const settings = { title: slug, slug, noindex }
      const { id } = await createDocument(tx, { kind: 'page', settings })
      const post = await createItem(tx, { collectionId: world.collections.post.collection.id, settings })
      const index = await createCollection(tx, { type: 'blog', title: `lijst ${slug}`, slug: `lijst-${slug}` })
      await savePageSettings(tx, { id: index.documentId, settings: { noindex } })
      await publish(tx, { documents: [id, post.id, index.documentId] })
    })
  await publishAll('gevonden', false)
  await publishAll('verborgen', true)
  for (const [slug, noindex] of [['kruik', false] as const, ['stille-kruik', true] as const]) {
    const { id } = await shop.product(slug, { slug, noindex })
    await shop.as((tx) => setProductStatus(tx, { ids: [id], status: 1 }))
  }
  const found = await entries()
  const listed = (slug: string): boolean => found.includes(`/${slug}</loc>`)
  expect(['gevonden', 'blog/gevonden', 'lijst-gevonden', 'winkel/kruik'].filter((slug) => !listed(slug))).toEqual([])
  expect(['verborgen', 'blog/verborgen', 'lijst-verborgen', 'winkel/stille-kruik'].filter(listed)).toEqual([])
})

test('goods for members do not come into a stranger’s cart by the link to a member’s cart, nor are they named there', async () => {
  const jar = await shop.product('Ledenpot', { variant: { priceMinor: 400, isUnlimited: true } })
  await shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [jar.id], status: 1 })
    await savePageSettings(tx, { id: shop.page.documentId, settings: { access: 'members' } })
  })
  const [mia, other] = [await memberOf(world, 'mia@example.com', null), await memberOf(world, 'noor@example.com', null)]
  const added = await mia.send('POST', '/api/commerce/cart/entries', { variantId: jar.variants[0]?.id })
  expect(added.status).toBe(200)
  const cartToken = mia.cookies.get('__Host-cart') ?? ''
  const taken = async (browser: Browser): Promise<[boolean, boolean]> => {
    const named = (await browser.ask(`/cart?take=${cartToken}`)).text.includes('Ledenpot')
    const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
    await browser.ask('/checkout/subscribe', { method: 'POST', headers, body: new URLSearchParams({ cartToken }) })
    return [named, (await browser.ask('/cart')).text.includes('Ledenpot')]
  }
  expect(await taken(world.stranger())).toEqual([false, false])
  expect(await taken(other)).toEqual([true, true])
})
