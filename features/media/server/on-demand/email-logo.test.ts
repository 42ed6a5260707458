import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeSettings, letterheadOf } from '#features/sites/server'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { product } from '../../../../apps/server/features.ts'
import { makeEmailLogo } from './email-logo.ts'
import { storeAsset } from '../store-asset.ts'

const ctx = await testContext({ features: product.features })
const { as, site } = await testSite(ctx, { name: 'bakker', title: 'Bakkerij' })
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" fill="#a33"/></svg>`
const store = (name: string) => as((tx) => storeAsset(tx, { name, body: new TextEncoder().encode(drawing) }))
const logo = await store('logo.svg')
const other = await store('other.svg')
await as((tx) => changeSettings(tx, { group: 'general', values: { logoAssetId: logo.id } }))
const asking = { ...ctx, site, locale: 'nl' as const }

test('emails show the logo of the site as a PNG at twice its size, for every uploaded format', async () => {
  const { look } = await as((tx) => letterheadOf(tx, 'nl'))
  expect(look?.logo).toMatchObject({ url: `${site.baseUrl}/s/${logo.id}/email-1.png`, width: 192, height: 48 })
  expect(await makeEmailLogo(asking, { id: logo.id, file: 'email-1.png' })).toBe(true)
  const png = await ctx.storage.read(`${site.id}/${logo.id}/email-1.png`)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 640, height: 160 })
})

test('the server creates none for other images, for missing versions or under other names', async () => {
  expect(await makeEmailLogo(asking, { id: other.id, file: 'email-1.png' })).toBe(false)
  expect(await makeEmailLogo(asking, { id: logo.id, file: 'email-2.png' })).toBe(false)
  expect(await makeEmailLogo(asking, { id: logo.id, file: '500.webp' })).toBe(false)
})

test('a site that hides its logo, or has none, writes its name', async () => {
  await as((tx) => changeSettings(tx, { group: 'emailLook', values: { showsLogo: false } }))
  expect(await inSite(ctx, site, (tx) => letterheadOf({ ...tx, locale: 'nl' as const }, 'nl'))).toMatchObject({
    sender: 'Bakkerij',
    look: { logo: null },
  })
})
