import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { taxRateDraftSchema, taxSettingsSchema } from '../contract/index.ts'
import { changeRate, createRate, mostRates, readTax, removeRates, saveExempt, saveTaxSettings } from './save-tax.ts'
import { columnsOf } from './tax.queries.ts'
import { taxFeature } from './tax.feature.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, taxFeature] })
const draft = taxRateDraftSchema.parse({ name: 'Btw', country: 'NL', ratePpm: 210_000 })

test('a rate is added, changed and removed, and the others stay as they are', async () => {
  const shop = await testSite(ctx)
  const low = await shop.as((tx) => createRate(tx, { ...draft, name: 'Laag', ratePpm: 90_000 }))
  const high = await shop.as((tx) => createRate(tx, draft))
  await shop.as((tx) => changeRate(tx, { ...high, ratePpm: 220_000 }))
  const ratesNow = async () => (await shop.as(readTax)).rates.map(({ name, ratePpm }) => [name, ratePpm])
  expect(await ratesNow()).toEqual(
    expect.arrayContaining([
      ['Laag', 90_000],
      ['Btw', 220_000],
    ]),
  )
  await shop.as((tx) => removeRates(tx, { ids: [low.id] }))
  expect(await ratesNow()).toEqual([['Btw', 220_000]])
})

test('the activity names the changed rate, with its former and present values', async () => {
  const shop = await testSite(ctx)
  await shop.as((tx) => createRate(tx, { ...draft, name: 'Laag', ratePpm: 90_000 }))
  const high = await shop.as((tx) => createRate(tx, draft))
  await shop.as((tx) => createRate(tx, { ...draft, name: 'Nul', ratePpm: 0 }))
  await shop.as((tx) => changeRate(tx, { ...high, ratePpm: 220_000 }))
  const entry = await ctx.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'tax.rate_changed')
    .where('subject', '=', high.id)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ before: { id: high.id, ratePpm: 210_000 }, after: { ratePpm: 220_000 } })
})

test('a made-up VAT number of the shop itself is refused, and an empty one is accepted', async () => {
  const shop = await testSite(ctx)
  const save = (vatNumber: string) =>
    shop.as((tx) => saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL', vatNumber })))
  await expect(save('DE136695977')).rejects.toMatchObject({ code: 'tax.bad_vat_number' })
  expect((await shop.as(readTax)).settings).not.toMatchObject({ country: 'NL' })
  expect(await save('NL004495445B01')).toMatchObject({ vatNumber: 'NL004495445B01' })
  expect(await save('')).toMatchObject({ vatNumber: '' })
})

test('a deleted rate cannot be changed, and one above the limit is refused', async () => {
  const shop = await testSite(ctx)
  await expect(shop.as((tx) => changeRate(tx, { ...draft, id: newId() }))).rejects.toMatchObject({
    code: 'tax.rate_missing',
  })
  await shop.as(async (tx) => {
    const columns = columnsOf(draft)
    const rows = Array.from({ length: mostRates - 1 }, () => ({ website_id: tx.site.id, id: newId(), ...columns }))
    for (let from = 0; from < rows.length; from += 2000)
      await siteTables(tx)
        .insertInto('tax_rates')
        .values(rows.slice(from, from + 2000))
        .execute()
  })
  const last = await shop.as((tx) => createRate(tx, draft))
  await expect(shop.as((tx) => createRate(tx, draft))).rejects.toMatchObject({ code: 'tax.too_many_rates' })
  // Only the number of rates counts: with one fewer there is room again.
  await shop.as((tx) => removeRates(tx, { ids: [last.id] }))
  expect(await shop.as((tx) => createRate(tx, draft))).toMatchObject({ ratePpm: 210_000 })
})

test('a person without the permission for taxes can neither read nor change them', async () => {
  const shop = await testSite(ctx)
  const { id } = await shop.as((tx) => createRate(tx, draft))
  const acts: ((tx: OwnerTransaction) => Promise<unknown>)[] = [
    readTax,
    (tx) => saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL' })),
    (tx) => createRate(tx, draft),
    (tx) => changeRate(tx, { ...draft, id, ratePpm: 0 }),
    (tx) => removeRates(tx, { ids: [id] }),
    (tx) => saveExempt(tx, { emails: ['stranger@example.com'] }),
  ]
  for (const act of acts) await expect(shop.as(act, ['editor'])).rejects.toMatchObject({ code: 'accounts.not_allowed' })
  expect(await shop.as(readTax)).toMatchObject({ rates: [{ id, ratePpm: 210_000 }], exempt: [] })
})

test('customers without tax are stored once each, and an empty row is no customer', async () => {
  const shop = await testSite(ctx)
  const save = (emails: string[]) => shop.as((tx) => saveExempt(tx, { emails }))
  expect(await save(['school@example.com', '', 'church@example.com', 'school@example.com'])).toEqual({
    emails: ['church@example.com', 'school@example.com'],
  })
  // Settings saved for the first time keep the customers, and customers the settings.
  await shop.as((tx) => saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'BE' })))
  await save(['school@example.com'])
  expect(await shop.as(readTax)).toMatchObject({ settings: { country: 'BE' }, exempt: ['school@example.com'] })
})

test('the second of two people who change one rate, the settings or the exempt customers reads the changes of the first', async () => {
  const shop = await testSite(ctx)
  const rate = await shop.as((tx) => createRate(tx, draft))
  const refusalAt = (where: string) => ({ code: 'tax.changed_since', kind: 'conflict', details: { where } })
  await shop.as((tx) => changeRate(tx, { ...rate, ratePpm: 220_000, before: { ...rate } }))
  const late = shop.as((tx) => changeRate(tx, { ...rate, name: 'Hoog', before: { ...rate } }))
  await expect(late).rejects.toMatchObject(refusalAt('ratePpm'))

  const { settings, exempt } = await shop.as(readTax)
  const before = { ...settings }
  await shop.as((tx) => saveTaxSettings(tx, { ...settings, country: 'NL', before }))
  const abroad = shop.as((tx) => saveTaxSettings(tx, { ...settings, country: 'BE', before }))
  await expect(abroad).rejects.toMatchObject(refusalAt('country'))
  await shop.as((tx) => saveTaxSettings(tx, { ...settings, country: 'NL', acrossEu: 'destination', before }))

  const saveEmails = (emails: string[]) => shop.as((tx) => saveExempt(tx, { emails, before: { emails: exempt } }))
  await saveEmails(['ana@example.com'])
  await expect(saveEmails(['ben@example.com'])).rejects.toMatchObject(refusalAt('emails'))
  await saveEmails(['ana@example.com'])

  expect(await shop.as(readTax)).toMatchObject({
    rates: [{ name: 'Btw', ratePpm: 220_000 }],
    settings: { country: 'NL', acrossEu: 'destination' },
    exempt: ['ana@example.com'],
  })
})
