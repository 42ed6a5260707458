import { expect, test } from 'vitest'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import { importFile } from './index.ts'

const { ctx, shop, bring, exportOf, list, whole, codes } = await productExchange()

test.each([
  ['bytes of any kind', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256))],
  [
    'an image',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]), Buffer.alloc(900)]),
  ],
  ['commas between bytes', Buffer.from('\u0001,\u0002,\u0003,'.repeat(300))],
])('a file of %s that is called .xml is refused as an export, in a sentence', async (_name, bytes) => {
  const site = await shop()
  const { import: refused } = await importFile(ctx, { file: temporaryFile('export.xml', bytes), site: site.site.name })
  expect([refused.state, refused.problem?.code]).toEqual(['failed', 'imports.not_an_export'])
  expect(refused.problem?.sentence).not.toMatch(/again/)
})

test('a blank SKU stays blank in an export, and the variant keeps the generated one', async () => {
  const site = await shop()
  const file = 'Handle,Title,Published,Variant SKU,Variant Price\nrye,Rye,true,,4.00\nspelt,Spelt,true,SP-1,5.00\n'
  await bring(site, file)
  const [before] = (await whole(site, 'Rye')).variants
  expect(before?.sku).toMatch(/^SQ\d{7}$/)
  const exported = await exportOf(site, 'shopify')
  expect(exported).not.toContain(before?.sku)
  expect(exported).toContain('SP-1')
  await bring(site, exported)
  expect((await list(site)).count).toBe(2)
  expect((await whole(site, 'Rye')).variants.map(({ sku }) => sku)).toEqual([before?.sku])
})

test('an endless cell is cut, and its row says so', async () => {
  const site = await shop()
  const done = await bring(
    site,
    `Handle,Title,Body (HTML),Published,Variant Price\nrye,Rye,${'x'.repeat(600_000)},true,4.00\n`,
  )
  expect(codes(done)).toContain('cellCut')
  expect((await list(site)).count).toBe(1)
})

test('types and categories keep their capitals and slashes', async () => {
  const site = await shop()
  await bring(
    site,
    'ID,Type,Name,Published,Regular price,Categories\n1,simple,Rye,1,4,"Bread/Rolls > McGrain"\n2,simple,Tin,1,4,"bread/rolls > McGrain, Tins"\n',
  )
  expect(await exportOf(site, 'woocommerce')).toContain('Bread/Rolls > McGrain')
  await bring(site, 'Handle,Title,Type,Published,Variant Price\nbun,Bun,Bread/Soft BUNS,true,4.00\n')
  expect(await exportOf(site, 'shopify')).toContain('Bread/Soft BUNS')
})
