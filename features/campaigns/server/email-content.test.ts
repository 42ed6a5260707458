import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { storeAsset } from '#features/media/server'
import { createDocument, publish, setPassword } from '#features/pages/server'
import { newId } from '#platform/contract'
import { campaignSite } from '#support/campaign-site'
import { testShop } from '#support/shop'
import type { CampaignBlock } from '../contract/index.ts'
import { emailContent, wholeUrl } from './email-content.ts'

const { as, site, account } = await campaignSite()
const shop = await testShop({ as, site, account })
const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>')
const store = () => as((tx) => storeAsset(tx, { body: drawing, name: 'mill.svg', alt: 'A mill' }))
const id = () => newId()
const content = (...blocks: CampaignBlock[]) => as((tx) => emailContent(tx, { blocks }, 'http://images.example'))
const codes = async (...blocks: CampaignBlock[]) => (await content(...blocks)).missing.map(({ code }) => code)

let ring: Awaited<ReturnType<typeof shop.product>>
beforeAll(async () => {
  ring = await shop.product('Ring', { variant: { priceMinor: 9900 } })
})

test('a card shows a product as visitors see it, and is missing for a product that they do not see', async () => {
  const card = { id: id(), type: 'card' as const, path: '/winkel/ring' }
  expect(await codes(card)).toEqual(['campaigns.card_missing'])
  await shop.as((tx) => setProductStatus(tx, { ids: [ring.id], status: 1 }))
  const { parts, missing } = await content(card)
  expect(missing).toEqual([])
  expect(parts).toEqual([
    {
      type: 'card',
      card: { title: 'Ring', summary: '', url: 'http://molen.localhost:8080/winkel/ring', image: null },
    },
  ])
  expect((await content({ ...card, path: `${site.baseUrl}/winkel/ring?x=1` })).missing).toEqual([])
})

test('an image comes from the library with its whole address, width and alternative text', async () => {
  const asset = await store()
  const { parts } = await content({ id: id(), type: 'image', assetId: asset.id, alt: '', href: '/molen' })
  expect(parts).toEqual([
    {
      type: 'image',
      image: { url: `http://images.example/s/${asset.id}/${asset.file}`, width: 536, alt: 'A mill' },
      url: 'http://molen.localhost:8080/molen',
    },
  ])
})

test('an image of a page with a password alone is never in an email', async () => {
  const asset = await store()
  const page = await as(async (tx) => {
    const document = await createDocument(tx, { kind: 'page', settings: { title: `Foto ${asset.id}`, slug: 'geheim' } })
    await publish(tx, { documents: [document.id] })
    return document
  })
  const image = { id: id(), type: 'image' as const, assetId: asset.id, alt: '', href: '' }
  expect(await codes(image)).toEqual([])
  await as((tx) => setPassword(tx, { id: page.id, password: 'zuurdesem' }))
  expect(await codes(image)).toEqual(['campaigns.image_private'])
})

test('links become whole addresses, and keep their encoded characters', async () => {
  const urls = ['/brood%20en%2Fboter', '/brood & boter', 'https://example.com/a?b=c', 'mailto:a@example.com'].map(
    (href) => wholeUrl({ site }, href),
  )
  expect(urls).toEqual([
    'http://molen.localhost:8080/brood%20en%2Fboter',
    'http://molen.localhost:8080/brood%20&%20boter',
    'https://example.com/a?b=c',
    'mailto:a@example.com',
  ])
})
