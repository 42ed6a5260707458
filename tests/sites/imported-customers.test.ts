import { expect, test } from 'vitest'
import { discountsFeature } from '#features/discounts/server'
import { formsFeature } from '#features/forms/server'
import { giftCardsFeature } from '#features/giftcards/server'
import type { FileImport } from '#features/imports/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import { siteTables } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { listOrders, readOrder, undoImport } from '#support/internals'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'

const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
const { ctx, shop } = await productExchange([formsFeature, ...money, ordersFeature])
const bring = (site: TestSite, content: string, options: Partial<FileImport> = {}) =>
  importedFile(ctx, { file: temporaryFile('people.csv', content), site: site.site.name, ...options })

const customers = (site: TestSite) =>
  site.as((owner) =>
    siteTables(owner)
      .selectFrom('customers')
      .select(['email', 'name', 'phone', 'address', 'created_at', 'accepts_marketing'])
      .orderBy('email')
      .execute(),
  )
const subscribers = async (site: TestSite) => {
  const rows = await site.as((owner) =>
    siteTables(owner).selectFrom('subscribers').select(['email', 'state']).orderBy('email').execute(),
  )
  return rows.map(({ email, state }) => [email, state])
}
const emails = (site: TestSite) =>
  ctx.db.selectFrom('emails').select('recipient').where('website_id', '=', site.site.id).execute()

test('customers of WooCommerce come from its report and from files of plug-ins, without its staff', async () => {
  const site = await shop()
  await bring(
    site,
    `Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code
Ada Lee,ada,2024-05-01 09:00:00,2021-02-03 08:00:00,ada@x.example,3,120.50,40.17,NL,Delft,ZH,2611 AA
`,
  )
  const { import: done, rows } = await bring(
    site,
    `ID,user_login,user_pass,user_email,user_registered,display_name,roles,billing_first_name,billing_last_name,billing_company,billing_address_1,billing_city,billing_postcode,billing_country,billing_phone
1,root,$P$secret,root@x.example,2020-01-01 10:00:00,Root,administrator,,,,,,,,
2,bo,$P$secret,bo@x.example,2022-03-04 10:00:00,Bo,customer,Bo,Mol,Mol BV,Laan 1,Gouda,2801 AA,NL,06 123
3,ada,$P$secret,ada@x.example,2021-02-03 08:00:00,Ada,customer,Ada,Lee,,Quay 9,Delft,2611 AA,NL,06 456
`,
  )
  expect([done.state, rows.map(({ title, outcome }) => [title, outcome])]).toEqual([
    'done',
    [
      ['', 'skip'],
      ['Bo Mol', 'create'],
      ['Ada Lee', 'update'],
    ],
  ])
  const [ada, bo, ...others] = await customers(site)
  expect(others).toEqual([])
  expect(ada).toMatchObject({ name: 'Ada Lee', phone: '06 456', address: { city: 'Delft', line1: '' } })
  expect(ada?.created_at.toISOString()).toBe('2021-02-03T07:00:00.000Z')
  expect(bo).toMatchObject({ name: 'Bo Mol', address: { company: 'Mol BV', line1: 'Laan 1', country: 'NL' } })
  expect(
    JSON.stringify(await site.as((owner) => siteTables(owner).selectFrom('import_rows').selectAll().execute())),
  ).not.toContain('secret')
})

const matrixify = (rows: string) =>
  `ID,Email,First Name,Last Name,Phone,Total Spent,Total Orders,Note,Tags,Email Marketing: Status,Email Marketing: Updated At\n${rows}`

test('people who accepted the newsletter of a former shop are on the list as its file says; unsubscribed ones stay away; no email is sent', async () => {
  const site = await shop()
  await bring(site, 'Email Address,First Name,UNSUB_TIME\ngone@x.example,Go,2024-02-02 10:00:00\n')
  const { import: done } = await bring(
    site,
    matrixify(`1,yes@x.example,Ada,Lee,,10,1,,,subscribed,2023-01-02 10:00:00 +0000
2,wait@x.example,Bo,Mol,,0,0,,,pending,
3,left@x.example,Cy,Bos,,0,0,,,unsubscribed,2023-01-02 10:00:00 +0000
4,never@x.example,Di,Fox,,0,0,,,not_subscribed,
5,gone@x.example,Go,Ne,,0,0,,,subscribed,
`),
  )
  expect(done.state).toBe('done')
  await doDueJobs(ctx)
  expect(await subscribers(site)).toEqual([
    ['gone@x.example', 'unsubscribed'],
    ['left@x.example', 'unsubscribed'],
    ['wait@x.example', 'pending'],
    ['yes@x.example', 'subscribed'],
  ])
  expect(await emails(site)).toEqual([])
  await site.as((owner) => undoImport(owner, { id: done.id }))
  await doDueJobs(ctx)
  expect(await subscribers(site)).toEqual([['gone@x.example', 'unsubscribed']])
})

test('customers in a table of any columns are imported by their owner’s mapping', async () => {
  const site = await shop()
  const table =
    'Klant;Mail;Mobiel;Straat;Plaats;PLZ;Land;Klant sinds;Nieuwsbrief\nAda Lee;ada@x.example;06 1;Quay 9;Delft;2611 AA;Netherlands;03-02-2021;ja\nBo Mol;;06 2;Laan 1;Gouda;2801 AA;NL;;nee\n;;;;;;;;\n'
  const { import: dry, rows } = await bring(site, table, { dryRun: true, columns: { fields: [['Klant', 'name']] } })
  expect(dry.table?.kind).toBe('customers')
  expect(rows.map(({ kind, title, outcome }) => [kind, title, outcome])).toEqual([
    ['customer', 'Ada Lee', 'create'],
    ['customer', 'Bo Mol', 'create'],
    ['customer', '', 'skip'],
    ['subscriber', 'ada@x.example', 'create'],
  ])
  await bring(site, table, { columns: { fields: [['Klant', 'name']] } })
  const [bo, ada] = await customers(site)
  expect(bo).toMatchObject({ name: 'Bo Mol', email: '', phone: '06 2', accepts_marketing: false })
  expect(ada).toMatchObject({ address: { line1: 'Quay 9', country: 'NL' }, accepts_marketing: true })
  expect(ada?.created_at.toISOString()).toBe('2021-02-02T23:00:00.000Z')
})

const everyOrder = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all', limit: 50 } as const
const orderOf = async (site: TestSite, number: string) => {
  const { orders } = await site.as((owner) => listOrders(owner, { ...everyOrder }))
  const row = orders.find(({ importedNumber }) => importedNumber === number)
  return site.as((owner) => readOrder(owner, { id: row?.id ?? '' }))
}

test('orders in a table of any columns are imported: dates, sums and states in usual notations, one row a line or one an order', async () => {
  const site = await shop()
  const table = `Bestelnummer;Besteldatum;Klant;E-mail;Status;Artikel;Aantal;Prijs;Verzendkosten;Totaal
A-7;04-05-2024 14:30;Ada Lee;ada@x.example;Verzonden;Kop;2;€ 12,50;€ 4,95;€ 39,95
A-7;;;;;Schotel;1;€ 10,00;;
A-8;13-05-2024;Bo Mol;bo@x.example;Openstaand;2x Kan;;;;1.234,50
A-9;gisteren;Cy;cy@x.example;;;;;;5,00
;13-05-2024;;;;;;;;niets
`
  const { import: done, rows } = await bring(site, table, { columns: { fields: [] } })
  expect([done.state, done.table?.kind]).toEqual(['done', 'orders'])
  expect(rows.filter(({ kind }) => kind === 'order').map(({ title, outcome }) => [title, outcome])).toEqual([
    ['#A-7', 'create'],
    ['#A-8', 'create'],
    ['A-9', 'skip'],
  ])
  const { order: sent } = await orderOf(site, 'A-7')
  expect(sent).toMatchObject({
    label: 'fulfilled',
    placedAt: '2024-05-04T12:30:00.000Z',
    customer: { name: 'Ada Lee', email: 'ada@x.example' },
    totals: { subtotalMinor: 3500, shippingMinor: 495, totalMinor: 3995 },
  })
  expect(sent.lines.map(({ title, quantity, unitMinor }) => [title, quantity, unitMinor])).toEqual([
    ['Kop', 2, 1250],
    ['Schotel', 1, 1000],
  ])
  const { order: open } = await orderOf(site, 'A-8')
  expect([
    open.totals.totalMinor,
    open.lines.map(({ title, quantity, unitMinor }) => [title, quantity, unitMinor]),
  ]).toEqual([123450, [['Kan', 2, 61725]]])
  expect(await emails(site)).toEqual([])
})

test('a table of orders without required columns is one sentence and no half shop', async () => {
  const site = await shop()
  const { import: failed } = await bring(site, 'wat;wie\nx;y\n', {
    columns: { kind: 'orders', fields: [['wat', 'number']] },
  })
  expect([failed.state, failed.problem?.code]).toEqual(['failed', 'imports.columns_missing'])
  expect(await customers(site)).toEqual([])
})
