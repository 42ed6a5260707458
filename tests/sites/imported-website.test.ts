import { expect, test } from 'vitest'
import { catalogSettings } from '#features/catalog/contract'
import { designFeature } from '#features/design/server'
import { importedFile } from '#support/imported-file'
import { changeSite, settingsOf, siteByName } from '#features/sites/server'
import { siteTables } from '#platform/database'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import { runningApp } from '#support/running'
import { type TestSite, testSite } from '#support/site'
import { undoRows } from '../../features/imports/server/run/undo-rows.ts'

const { ctx } = await productExchange([designFeature])
const app = await runningApp(ctx)

const arabic = `Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Price / United Arab Emirates,Status
سلسال-يسر,سلسال يسر متوازن,"<p>خليط مخصص من أجود الأحجار والخيوط المتينة</p>",Anfas,true,Title,Default Title,A1,5,120.00,,120.00,active
`
const vietnamese = `Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status
nhan-1,Nhẫn bạc nữ đính đá,"<p>Nhẫn bạc sang trọng, giá rẻ nhất thị trường</p>",Bạc,true,Title,Default Title,V1,5,490000,,active
`
const bring = (site: TestSite, content: string, dryRun = false) =>
  importedFile(ctx, { file: temporaryFile('shop.csv', content), site: site.site.name, dryRun })
const currencyOf = async (site: TestSite) => (await site.as((owner) => settingsOf(owner, catalogSettings))).currency
const pricesOf = (site: TestSite) =>
  site.as((owner) => siteTables(owner).selectFrom('product_variants').select('price_minor').execute())

test('a dry run names the language, currency and time zone of a shop', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: record } = await bring(site, arabic, true)
  const after = Object.fromEntries(record.website.map((value) => [value.name, value.after]))
  expect(after).toMatchObject({ language: 'ar-AE', currency: 'AED', timeZone: 'Asia/Dubai' })
  expect((await siteByName(ctx, site.site.name))?.locale).toBe(site.site.locale)
})

test('an Arabic shop opens from right to left in its own currency', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  await bring(site, arabic)
  expect(await currencyOf(site)).toBe('AED')
  const { text } = await app.ask(`${site.site.name}.localhost:8080`, '/')
  expect(text).toMatch(/<html lang="ar-AE" dir="rtl">/)
})

test('a Vietnamese shop is in đồng, which has no smaller coin', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  await bring(site, vietnamese)
  expect(await currencyOf(site)).toBe('VND')
  const rows = await pricesOf(site)
  expect(rows.map(({ price_minor: minor }) => Number(minor))).toEqual([490_000])
})

test('the owner’s decision counts, and prices keep their figures', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const file = temporaryFile('shop.csv', vietnamese)
  const website = { language: 'en-GB', currency: 'USD' }
  await importedFile(ctx, { file, site: site.site.name, website })
  expect(await currencyOf(site)).toBe('USD')
  const rows = await pricesOf(site)
  expect(rows.map(({ price_minor: minor }) => Number(minor))).toEqual([49_000_000])
})

test('undoing restores language, currency and time zone, except later changes', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const before = await siteByName(ctx, site.site.name)
  const currency = await currencyOf(site)
  const { import: done } = await bring(site, arabic)
  expect((await siteByName(ctx, site.site.name))?.locale).toBe('ar-AE')
  await site.as((owner) => changeSite(owner, { timeZone: 'Europe/Paris' }))
  const present = (await siteByName(ctx, site.site.name)) ?? site.site
  await undoRows(ctx, { site: present, importId: done.id, accountId: site.account.id })
  const after = await siteByName(ctx, site.site.name)
  expect([after?.locale, after?.timeZone, await currencyOf(site)]).toEqual([before?.locale, 'Europe/Paris', currency])
})
