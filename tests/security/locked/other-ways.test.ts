import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { createDocument, publish, savePageSettings } from '#features/pages/server'
import type { Block } from '#platform/document'
import { mayDo, newId, type Role } from '#platform/contract'
import type { Ask, Browser } from '#support/request'
import { pageWithText } from '#support/page'
import { browserOf, everyRole, personWith } from '../two-sites.ts'
import { whole } from './outlets.ts'
import { host, lockedWorld, memberOf } from './world.ts'

const world = await lockedWorld()
const { ctx, app, shop } = world

const editors = everyRole.filter((role) => mayDo([role], 'content.edit'))
const readers = everyRole.filter((role) => mayDo([role], 'content.look'))
/** Number of ways, out of four, to render a draft: a commenter has the canvas and its frame. */
const waysOf = (role: Role) => (editors.includes(role) ? 4 : readers.includes(role) ? 2 : 0)

/** Returns each role's responses from every endpoint that renders a draft. */
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

test('a draft is drawn for those who edit content or comment on it, and for no other role', async () => {
  expect(editors).toEqual(['admin', 'editor', 'websiteManager'])
  expect(new Set(readers)).toEqual(new Set(['admin', 'editor', 'websiteManager', 'commenter']))
  const { page, block } = await shop.as((tx) => pageWithText(tx, 'kanariewoord'))
  for (const role of everyRole) {
    const drawn = await draftsFor(role, page.id, block)
    expect([role, drawn.length]).toEqual([role, waysOf(role)])
  }
})

test('the site map lists public content: neither a page nor a post nor a product that is hidden from search engines', async () => {
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

/** The same address as servers, proxies and caches may read it, and requests that ask for it in another form. */
function waysTo(path: string): [path: string, ask: Ask][] {
  const at = path.lastIndexOf('/')
  const [folder, slug] = [path.slice(0, at), path.slice(at + 1)]
  const spelt = [
    `/${folder}/${slug}`,
    `${folder}//${slug}`,
    `/.${folder}/${slug}`,
    `${folder}/./${slug}`,
    `${folder}/x/../${slug}`,
    `${folder}%2f${slug}`,
    `${folder}/${slug}%2f`,
    `${folder}/${slug}/`,
    `${folder}/${slug}//`,
    `${folder}/${slug};a=b`,
    `${folder}/${slug}.html`,
    `${folder}/${slug}.json`,
    `${folder}/${slug}/index.html`,
    `${folder}/${slug}%00`,
    `${folder}/${slug}%20`,
    `${folder}/${slug.toUpperCase()}`,
    `${folder}/%${(slug.codePointAt(0) ?? 0).toString(16)}${slug.slice(1)}`,
    `${folder}/${slug}?`,
    `${folder}/${slug}?format=json`,
    `${folder}/${slug}?format=json-pretty&view=full`,
    `${folder}/${slug}?preview=1&password=`,
    `${folder}/${slug}?utm_source=x`,
    `${folder}/${slug}?page=1`,
    `/api${folder}/${slug}`,
  ]
  const forms: Ask[] = [
    { method: 'HEAD' },
    { method: 'POST', body: new URLSearchParams({ password: '' }) },
    { headers: { accept: 'application/json' } },
    { headers: { accept: 'application/rss+xml' } },
    { headers: { range: 'bytes=0-65535' } },
    { headers: { 'if-none-match': '*' } },
    { headers: { 'x-original-url': path, 'x-rewrite-url': path } },
    { headers: { 'x-http-method-override': 'PUT' } },
    { headers: { 'x-forwarded-host': host.replace('.', '.admin.') } },
    { headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch' } },
    { headers: { cookie: '__Host-preview=x; ss_preview=x; __Host-access=x' } },
    { headers: { authorization: 'Basic OnplbHU6eA==' } },
  ]
  return [...spelt.map((way): [string, Ask] => [way, {}]), ...forms.map((form): [string, Ask] => [path, form])]
}

test('no other way to write the address of a locked page or of its covered content, and no other form of the request, shows it', async () => {
  const { collection } = world.collections.post
  const settings = { title: 'Geheim kanariebericht', slug: 'kanariebericht', excerpt: 'kanarie-uittreksel' }
  const page = await shop.as(async (tx) => {
    const post = await createItem(tx, { collectionId: collection.id, settings })
    const { page } = await pageWithText(tx, 'kanarietekst')
    await publish(tx, { documents: [post.id, page.id] })
    return page
  })
  const paths = ['/blog/kanariebericht', `/${String(page.settings.slug)}`]
  const found = async (): Promise<string[]> => {
    const answers: string[] = []
    for (const path of paths)
      for (const [way, form] of waysTo(path)) {
        const { status, text } = await world.stranger().ask(way, form)
        expect([way, status < 500]).toEqual([way, true])
        if (/geheim kanarie|kanarie-uittreksel|kanarietekst/i.test(text)) answers.push(`${way} ${JSON.stringify(form)}`)
      }
    return answers
  }
  expect((await found()).length).toBeGreaterThan(4)
  await shop.as(async (tx) => {
    await savePageSettings(tx, { id: collection.documentId, settings: { access: 'password' }, password: 'zuurdesem' })
    await savePageSettings(tx, { id: page.id, settings: { access: 'members' } })
  })
  expect(await found()).toEqual([])
})
