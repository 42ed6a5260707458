import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createProduct, createProductsPage, setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { storeAsset } from '#features/media/server'
import { createDocument, publish } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { sectionSchema } from '#platform/document'
import { newId } from '#platform/contract'
import { listSubmissions } from '../../features/forms/server/submissions.queries.ts'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { pageWithText, textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { publishHome } from '#support/publish-home'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a5431f' } })
  .png()
  .toBuffer()

test('A1.01 B0.01 one installation hosts the sites that owners built, and a visitor without an account browses their blocks', async () => {
  const sites = [
    await testSite(ctx, { name: 'bakker', start: 'blank' }),
    await testSite(ctx, { name: 'kapper', start: 'blank' }),
  ]
  for (const { site, as } of sites)
    await as(async (tx) => publish(tx, { documents: [(await pageWithText(tx, `Woorden van ${site.name}`)).page.id] }))
  for (const { site } of sites) {
    const { status, text } = await app.ask(`${site.name}.localhost:8080`, '/over-ons')
    expect([status, text.match(/Woorden van \w+(?=<\/p>)/g)]).toEqual([200, [`Woorden van ${site.name}`]])
  }
})

test('A0.01 C0.01 one hosted site is a website and an online store: a visitor reads its page and takes its product to the cart', async () => {
  const { as } = await testSite(ctx, { name: 'pottenbakker', start: 'blank' })
  const variantId = await as(async (tx) => {
    await publish(tx, { documents: [(await pageWithText(tx, 'Gedraaid aan de gracht')).page.id] })
    const { id: collectionId } = await createProductsPage(tx, { title: 'Winkel' })
    const bowl = await createProduct(tx, { collectionId, title: 'Kom', variant: { priceMinor: 1800, quantity: 2 } })
    await setProductStatus(tx, { ids: [bowl.id], status: 1 })
    return bowl.variants[0]?.id
  })
  const visitor = app.browser('pottenbakker.localhost:8080')
  expect((await visitor.ask('/over-ons')).text).toContain('Gedraaid aan de gracht')
  expect((await visitor.ask('/winkel/kom')).text).toContain('Kom')
  await visitor.send('POST', '/api/commerce/cart/entries', { variantId })
  expect((await visitor.ask('/cart')).text).toContain('href="/winkel/kom"')
})

/** A published page with these blocks, each as it starts but for what is named. */
async function pageWithBlocks(tx: OwnerTransaction, slug: string, blocks: readonly { type: string; props: object }[]) {
  const section = newId()
  const { id } = await createDocument(tx, {
    kind: 'page',
    settings: { title: slug, slug },
    sections: [{ id: section, order: 'a0' }],
    blocks: blocks.map(({ type, props }, at) => {
      const contract = ctx.product.blocks.get(type)?.contract
      return {
        id: newId(),
        section,
        order: `a${at}`,
        type,
        version: contract?.version ?? 1,
        props: { ...(contract?.starts as object), ...props },
        place: { desktop: { x: 0, y: 8 * at, w: 24, h: 8, z: 0 }, mobile: null },
      }
    }),
  })
  await publish(tx, { documents: [id] })
  return id
}

test('A0.02 visitors of a published site take its products to the checkout and send its forms, without an account', async () => {
  const { as } = await testSite(ctx, { name: 'mandenmaker', start: 'blank' })
  const field = { id: newId(), kind: 'text', title: 'Vraag', description: '', required: true }
  const variantId = await as(async (tx) => {
    await pageWithBlocks(tx, 'vragen', [{ type: 'form', props: { name: 'Vragen', fields: [field] } }])
    const { id: collectionId } = await createProductsPage(tx, { title: 'Winkel' })
    const basket = await createProduct(tx, { collectionId, title: 'Mand', variant: { priceMinor: 2400, quantity: 2 } })
    await setProductStatus(tx, { ids: [basket.id], status: 1 })
    return basket.variants[0]?.id
  })
  const visitor = app.browser('mandenmaker.localhost:8080')
  await visitor.send('POST', '/api/commerce/cart/entries', { variantId })
  expect((await visitor.ask('/checkout')).text).toContain('Mand')
  const { text } = await visitor.ask('/vragen')
  const formId = /name="formId" value="([0-9a-f]{24})"/.exec(text)?.[1]
  const { data } = (await visitor.send('POST', '/api/form/FormSubmissionKey', {})).json<{ data: { key: string } }>()
  const form = JSON.stringify({ [field.id]: 'Hoe groot is de mand?' })
  await visitor.send('POST', '/api/form/SaveFormSubmission', { key: data.key, formId, form })
  const { submissions } = await as((tx) => listSubmissions(tx, { state: 'all', form: '', search: '', assignee: 'all' }))
  expect(submissions).toHaveLength(1)
})

test('B0.02 B1.01 visitors see galleries of images and videos, dialogs and stores, and owners see the same while they edit, with hints of the editor', async () => {
  const site = await testSite(ctx, { name: 'fotograaf', start: 'blank' })
  const image = await site.as((tx) => storeAsset(tx, { body: png, name: 'ridge.png', alt: 'A ridge' }))
  const slide = { title: '', description: '', alt: '', focalPoint: null, link: null }
  const id = await site.as(async (tx) => {
    await createProductsPage(tx, { title: 'Winkel' })
    await changeSettings(tx, { group: 'popupOverlay', values: { enabled: true, title: 'Nieuw werk' } })
    const slides = [
      { ...slide, id: newId(), asset: image.id, video: '' },
      { ...slide, id: newId(), asset: null, video: 'https://vimeo.com/76979871', title: 'The ridge in winter' },
    ]
    return pageWithBlocks(tx, 'werk', [
      { type: 'gallery', props: { slides, mixedContent: true } },
      { type: 'video', props: {} },
      { type: 'product', props: {} },
    ])
  })
  const owner = await ownerBrowser(app, ctx, site)
  const published = (await app.ask('fotograaf.localhost:8080', '/werk')).text
  const canvas = (await owner.ask(`/config/canvas/${id}`)).text
  const inEditor = async (type: string) => {
    const widgetJSON = JSON.stringify({ type, id: newId(), value: ctx.product.blocks.get(type)?.contract.starts })
    return (await owner.send('POST', '/api/widget/GetWidgetRendering', { widgetJSON })).text
  }
  for (const words of ['alt="A ridge"', 'The ridge in winter'])
    expect([published.includes(words), canvas.includes(words)]).toEqual([true, true])
  for (const [type, hint] of [
    ['video', 'video-empty'],
    ['product', 'catalog-empty'],
  ] as const)
    expect([published.includes(`class="${hint}"`), (await inEditor(type)).includes(hint)]).toEqual([false, true])
  expect(published).toMatch(/<dialog class="site-popup"[^>]*>.*Nieuw werk/s)
  expect((await app.ask('fotograaf.localhost:8080', '/winkel')).status).toBe(200)
})

test('C3.17 C3.20 a collection of an unknown number is a generic one, and an item of such a number is rendered as text', async () => {
  const site = await testSite(ctx, { name: 'later', start: 'blank' })
  const section = newId()
  const block = textBlock(section, 'Van later')
  await site.as(async (tx) => {
    const collection = await createCollection(tx, { type: 19, title: 'Later', slug: 'later' })
    const { id } = await createItem(tx, {
      collectionId: collection.id,
      settings: { title: 'Iets', slug: 'iets', itemType: 47 },
      sections: { [section]: sectionSchema.parse({ id: section, order: 'a0' }) },
      blocks: { [block.id]: block },
    })
    await publish(tx, { documents: [collection.documentId, id] })
  })
  const index = await app.ask('later.localhost:8080', '/later')
  expect([index.status, index.text.includes('href="/later/iets"')]).toEqual([200, true])
  const item = await app.ask('later.localhost:8080', '/later/iets')
  expect([item.status, item.text.includes('Van later')]).toEqual([200, true])
})

test('until its home page is published, a site shows at / that it is coming soon, and other addresses are missing', async () => {
  const site = await testSite(ctx, { name: 'straks', title: 'Straks', start: 'blank' })
  const soon = await app.ask('straks.localhost:8080', '/')
  expect([soon.status, soon.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(soon.text).toContain('<h1>Binnenkort online</h1>')
  expect(soon.text).toContain('noindex')
  expect((await app.ask('straks.localhost:8080', '/anders')).status).toBe(404)
  await publishHome(site)
  expect((await app.ask('straks.localhost:8080', '/')).text).toContain('Welkom bij Straks')
})
