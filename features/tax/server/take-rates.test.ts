import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { taxSettingsSchema } from '../contract/index.ts'
import { readTax, saveExempt, saveTaxSettings } from './save-tax.ts'
import { importRates, startWithRates } from './take-rates.ts'
import { taxFeature } from './tax.feature.ts'
import { taxRulesFor } from './tax.queries.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, taxFeature] })
/** WooCommerce's own sample, as it is shipped. */
const sample = `Country Code,State Code,ZIP/Postcode,City,Rate %,Tax Name,Priority,Compound,Shipping,Tax Class
GB,*,*,*,20.0000,VAT,1,1,1,
GB,*,*,*,5.0000,VAT,1,1,1,reduced-rate
GB,*,*,*,0.0000,VAT,1,1,1,zero-rate
US,*,*,*,10.0000,US,1,1,1,
US,AL,12304;12305,Springfield,2.0000,US AL,2,1,0,
`

test('WooCommerce’s file of rates is imported whole, and imported again changes nothing', async () => {
  const shop = await testSite(ctx)
  const take = (text: string, dryRun = false) => shop.as((tx) => importRates(tx, { text, dryRun }))
  expect((await take(sample, true)).rows.map(({ outcome }) => outcome)).toEqual(Array(5).fill('added'))
  expect((await shop.as(readTax)).rates).toEqual([])
  await take(sample)
  expect((await take(sample)).rows.map(({ outcome }) => outcome)).toEqual(Array(5).fill('same'))
  const { rates } = await shop.as(readTax)
  expect(rates.map(({ country, region, ratePpm, taxClass }) => [country, region, ratePpm, taxClass])).toEqual([
    ['GB', '', 200_000, 'standard'],
    ['GB', '', 50_000, 'reduced-rate'],
    ['GB', '', 0, 'zero-rate'],
    ['US', '', 100_000, 'standard'],
    ['US', 'AL', 20_000, 'standard'],
  ])
  expect(rates[4]).toMatchObject({
    postal: ['12304', '12305'],
    cities: ['Springfield'],
    priority: 2,
    isCompound: true,
    onShipping: false,
  })
})

test('an invalid row is refused with its reason, and the others are imported', async () => {
  const shop = await testSite(ctx)
  const text = `${sample}NL,*,*,*,hoog,Btw,1,0,1,\nNEDERLAND,*,*,*,21,Btw,1,0,1,\nNL,*,*,*,"21,0",Btw,1,0,1,\n`
  const { rows } = await shop.as((tx) => importRates(tx, { text, dryRun: false }))
  expect(rows.slice(5).map(({ row, outcome }) => [row, outcome])).toEqual([
    [7, 'refused'],
    [8, 'refused'],
    [9, 'added'],
  ])
  await expect(shop.as((tx) => importRates(tx, { text: 'a,b\n1,2\n', dryRun: false }))).rejects.toMatchObject({
    code: 'tax.not_rates',
  })
})

test('a shop can begin with the rates of the Netherlands, of the EU, or of the states of the US', async () => {
  const shop = await testSite(ctx)
  const start = (table: 'nl' | 'eu' | 'us') => shop.as((tx) => startWithRates(tx, { table }))
  expect((await start('nl')).rows).toHaveLength(2)
  const eu = (await start('eu')).rows
  expect(eu.filter(({ outcome }) => outcome === 'same')).toHaveLength(2)
  await start('us')
  const { rates } = await shop.as(readTax)
  expect(new Set(rates.filter(({ country }) => country !== 'US').map(({ country }) => country)).size).toBe(27)
  expect(rates.filter(({ country }) => country === 'US')).toHaveLength(46)
})

test('the tax of a starting table has the name that it has in the language of the shop', async () => {
  const nameIn = async (locale: string) => {
    const shop = await testSite(ctx, { locale })
    await shop.as((tx) => startWithRates(tx, { table: 'eu' }))
    return new Set((await shop.as(readTax)).rates.map(({ name }) => name))
  }
  expect(await nameIn('nl-NL')).toEqual(new Set(['Btw']))
  expect(await nameIn('en-GB')).toEqual(new Set(['VAT']))
  expect(await nameIn('de-AT')).toEqual(new Set(['USt.']))
})

test('a cart is given the rates of its country and of the shop’s own, and whether its customer is exempt', async () => {
  const shop = await testSite(ctx)
  const settings = taxSettingsSchema.parse({ country: 'NL', whileUnchecked: 'remove' })
  await shop.as(async (tx) => {
    await saveTaxSettings(tx, settings)
    await startWithRates(tx, { table: 'eu' })
    await saveExempt(tx, { emails: ['school@example.com'] })
  })
  const rules = await shop.as((tx) => taxRulesFor(tx, { country: 'BE', email: 'School@example.com' }))
  expect(new Set(rules.rates.map(({ country }) => country))).toEqual(new Set(['BE', 'NL']))
  expect([rules.isExempt, rules.settings.country]).toEqual([true, 'NL'])
  await expect(shop.as((tx) => saveTaxSettings(tx, { ...settings, vatNumber: 'NL12' }))).rejects.toMatchObject({
    code: 'tax.bad_vat_number',
  })
})
