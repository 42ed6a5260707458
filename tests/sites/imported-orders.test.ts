import { expect, test } from 'vitest'
import { discountsFeature } from '#features/discounts/server'
import { formsFeature } from '#features/forms/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import { siteTables } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import {
  fulfilOrder,
  listCustomers,
  listOrders,
  noteOrder,
  readCustomer,
  readDashboard,
  readOrder,
  undoImport,
} from '#support/internals'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'

const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
const { ctx, shop, bring: bringProducts } = await productExchange([formsFeature, ...money, ordersFeature])
const bring = (site: TestSite, content: string | Uint8Array, options: { dryRun?: boolean } = {}) =>
  importedFile(ctx, { file: temporaryFile('orders.csv', content), site: site.site.name, ...options })

const head =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem requires shipping,Lineitem fulfillment status,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Country,Billing Phone,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Notes,Cancelled at,Payment Method,Refunded Amount,Id,Tags,Tax 1 Name,Tax 1 Value'
const orders = `${head}
#1001,Ada@x.example,paid,2023-05-04 12:34:00 +0200,fulfilled,2023-05-06 09:00:00 +0200,yes,EUR,45.00,4.95,8.67,49.95,WELCOME,5.00,Post,2023-05-04 12:33:10 +0200,2,Cup - Blue,20.00,CUP-B,true,fulfilled,Ada Lee,Quay 9,Amsterdam,1011 AA,NL,+31 20 1234567,Ada Lee,Quay 9,Amsterdam,1011 AA,NL,Ring twice,,Card,0.00,111,"vip, gift",VAT 21%,8.67
#1001,Ada@x.example,,,,,,,,,,,,,,,1,Saucer,10.00,SAU,true,fulfilled,,,,,,,,,,,,,,,,,,,
#1002,ada@x.example,partially_refunded,2023-06-01 10:00:00 +0200,partial,,no,EUR,30.00,0.00,0.00,30.00,,0.00,,2023-06-01 09:59:00 +0200,3,Saucer,10.00,SAU,true,,Ada Lee,Quay 9,Amsterdam,1011 AA,NL,,,,,,,,,Card,10.00,112,,,
#1003,,pending,,,,no,JPY,500,0,0,500,,0,,2023-07-01 09:00:00 +0900,1,Sticker,500,,false,,Bo,,,,JP,090 1234,,,,,,,2023-07-02 09:00:00 +0900,,,113,,,
#1004,x@x.example,paid,,,,no,EUR,1.00,0,0,1.00,,0,,yesterday,1,Sticker,1.00,,false,,,,,,,,,,,,,,,,,114,,,
`

const everyOrder = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all', limit: 50 } as const
const listed = (site: TestSite) => site.as((owner) => listOrders(owner, { ...everyOrder }))
const orderOf = async (site: TestSite, number: string) => {
  const row = (await listed(site)).orders.find(({ importedNumber }) => importedNumber === number)
  return site.as((owner) => readOrder(owner, { id: row?.id ?? '' }))
}
const count = (site: TestSite, table: 'invoices' | 'order_counters' | 'stock_movements' | 'customers') =>
  site.as(async (owner) => (await siteTables(owner).selectFrom(table).selectAll().execute()).length)

const emails = (site: TestSite) =>
  ctx.db.selectFrom('emails').select('recipient').where('website_id', '=', site.site.id).execute()

test('orders of Shopify are history: numbers, dates, states, lines, taxes and totals as in the file', async () => {
  const site = await shop()
  const dry = await bring(site, orders, { dryRun: true })
  expect(dry.rows.map(({ kind, title, outcome }) => [kind, title, outcome])).toEqual([
    ['customer', 'Ada Lee', 'create'],
    ['customer', 'Bo', 'create'],
    ['order', '#1001', 'create'],
    ['order', '#1002', 'create'],
    ['order', '#1003', 'create'],
    ['order', '#1004', 'skip'],
  ])
  expect((await listed(site)).count).toBe(0)
  const done = await bring(site, orders)
  expect(done.import.state).toBe('done')
  const { orders: shown } = await listed(site)
  expect(
    shown.map((order) => [order.importedNumber, order.placedAt, order.currency, order.totalMinor, order.label]),
  ).toEqual([
    ['1003', '2023-07-01T00:00:00.000Z', 'JPY', 500, 'cancelled'],
    ['1002', '2023-06-01T07:59:00.000Z', 'EUR', 3000, 'paid'],
    ['1001', '2023-05-04T10:33:10.000Z', 'EUR', 4995, 'fulfilled'],
  ])
  const { order, allows, events, invoices } = await orderOf(site, '1001')
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    fulfilmentStatus: 'fulfilled',
    pricesIncludeTax: true,
    totals: { subtotalMinor: 5000, discountMinor: 500, shippingMinor: 495, taxMinor: 867, totalMinor: 4995 },
    taxes: [{ name: 'VAT 21%', ratePpm: 210_000, amountMinor: 867 }],
    discounts: [{ code: 'WELCOME' }],
    shipping: { title: 'Post' },
    shippingAddress: { firstName: 'Ada', lastName: 'Lee', line1: 'Quay 9', country: 'NL' },
    note: 'Ring twice',
    ledger: { capturedMinor: 4995, refundedMinor: 0 },
  })
  expect(
    order.lines.map(({ title, sku, quantity, unitMinor, fulfilledQuantity }) => [
      title,
      sku,
      quantity,
      unitMinor,
      fulfilledQuantity,
    ]),
  ).toEqual([
    ['Cup - Blue', 'CUP-B', 2, 2000, 2],
    ['Saucer', 'SAU', 1, 1000, 1],
  ])
  expect(events.map(({ kind }) => kind)).toEqual([
    'placed',
    'imported.paid',
    'imported.sent',
    'imported.tags',
    'imported',
  ])
  expect([Object.values(allows).some(Boolean), invoices]).toEqual([false, []])
  expect((await orderOf(site, '1002')).order.ledger).toMatchObject({
    capturedMinor: 3000,
    refundedMinor: 1000,
    creditedMinor: 1000,
  })
})

test('nothing follows from orders of a former shop: no email, no invoice, no number, no stock, no task', async () => {
  const site = await shop()
  await bringProducts(
    site,
    'Handle,Title,Variant Price,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty\ncup,Cup,20,CUP-B,shopify,7\n',
  )
  const before = await count(site, 'stock_movements')
  await bring(site, orders)
  await doDueJobs(ctx)
  expect(await emails(site)).toEqual([])
  expect(await count(site, 'invoices')).toBe(0)
  expect(await count(site, 'order_counters')).toBe(0)
  expect(await count(site, 'stock_movements')).toBe(before)
  const { order } = await orderOf(site, '1001')
  expect(order.lines.map(({ productId }) => productId === null)).toEqual([false, true])
  const lines = order.lines.map(({ id: lineId }) => ({ lineId, quantity: 1 }))
  const fulfilment = { id: order.id, lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: true }
  await expect(site.as((owner) => fulfilOrder(owner, fulfilment))).rejects.toMatchObject({ code: 'orders.not_now' })
  await site.as((owner) => noteOrder(owner, { id: order.id, text: 'Paid in cash' }))
  const { waits } = (await site.as((owner) => readDashboard(owner, { period: 'year', orders: 'real' }))) as never as {
    waits?: { toFulfil: number }
  }
  expect(waits?.toFulfil ?? 0).toBe(0)
})

test('the history of a customer counts their purchases there, and consent is kept', async () => {
  const site = await shop()
  await bring(site, orders)
  const { customers } = await site.as((owner) => listCustomers(owner, { search: 'ada', limit: 10 }))
  expect(
    customers.map((customer) => [
      customer.name,
      customer.orderCount,
      customer.spent,
      customer.acceptsMarketing,
      customer.since,
    ]),
  ).toEqual([['Ada Lee', 2, [{ currency: 'EUR', minor: 6995 }], true, '2023-05-04T10:33:10.000Z']])
})

const people = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tags
'1,Ada,Lee,ada@x.example,yes,,Quay 9,,Amsterdam,,NL,1011 AA,,+31201234567,60,2,Likes blue,"vip, wholesale"
'2,Cy,,cy@x.example,no,,,,,,,,,,0,0,,
'3,,,,no,,,,,,,,,,0,0,,
`

test('customers of Shopify have their addresses, notes, tags and consent, and complete existing ones', async () => {
  const site = await shop()
  await bring(site, orders)
  const done = await bring(site, people)
  expect(done.rows.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Ada Lee', 'update'],
    ['Cy', 'create'],
    ['', 'skip'],
    ['ada@x.example', 'create'],
  ])
  const { customers } = await site.as((owner) => listCustomers(owner, { search: 'ada', limit: 10 }))
  const { customer } = await site.as((owner) => readCustomer(owner, { id: customers[0]?.id ?? '' }))
  expect(customer).toMatchObject({
    note: 'Likes blue',
    tags: ['vip', 'wholesale'],
    address: { line1: 'Quay 9', city: 'Amsterdam' },
  })
  const again = await bring(site, people)
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'skip', 'unchanged'])
  await undo(site, done.import.id)
  const { customer: back } = await site.as((owner) => readCustomer(owner, { id: customers[0]?.id ?? '' }))
  expect([back.note, back.tags, back.orderCount]).toEqual(['', [], 2])
  expect(await count(site, 'customers')).toBe(2)
})

test('undoing deletes exactly the orders and customers of the import, however many', async () => {
  const site = await shop()
  await site.as((owner) =>
    siteTables(owner)
      .insertInto('customers')
      .values({
        id: '0'.repeat(24),
        email_key: 'own@x.example',
        email: 'own@x.example',
        name: 'Own',
        phone: '',
        member_id: null,
        accepts_marketing: false,
        created_at: ctx.now(),
      })
      .execute(),
  )
  const more = Array.from(
    { length: 620 },
    (_, at) =>
      `#${2000 + at},p${at}@x.example,paid,,,,no,EUR,1.00,0,0,1.00,,0,,2022-01-01 09:00:00 +0000,1,Sticker,1.00,,false,,,,,,,,,,,,,,,,,${at},,,\n`,
  ).join('')
  const done = await bring(site, orders + more)
  expect((await listed(site)).count).toBe(623)
  await undo(site, done.import.id)
  expect((await listed(site)).count).toBe(0)
  const left = await site.as((owner) => siteTables(owner).selectFrom('customers').select('name').execute())
  expect(left).toEqual([{ name: 'Own' }])
  expect((await bring(site, orders)).rows.filter(({ outcome }) => outcome === 'create')).toHaveLength(5)
})

test('an unchanged file changes nothing, a changed one changes its order, and another layout of the same orders duplicates none', async () => {
  const site = await shop()
  await bring(site, orders)
  expect((await bring(site, orders)).rows.map(({ outcome }) => outcome)).toEqual([
    ...Array<string>(5).fill('unchanged'),
    'skip',
  ])
  const changed = await bring(
    site,
    orders.replace('partially_refunded', 'refunded').replace('Card,10.00', 'Card,30.00'),
  )
  expect(changed.rows.find(({ title }) => title === '#1002')?.outcome).toBe('update')
  expect((await orderOf(site, '1002')).order.label).toBe('refunded')
  const matrixify = await bring(site, matrixifyOrders)
  expect(matrixify.rows.map(({ title, outcome, notes }) => [title, outcome, notes.map(({ code }) => code)])).toEqual([
    ['Ada Lee', 'unchanged', []],
    ['Di Fox', 'create', []],
    ['#1001', 'update', []],
    ['#1009', 'create', []],
  ])
  expect((await orderOf(site, '1009')).order).toMatchObject({
    totals: { subtotalMinor: 4000, discountMinor: 400, shippingMinor: 500, taxMinor: 756, totalMinor: 4856 },
    pricesIncludeTax: false,
    taxes: [{ name: 'VAT', ratePpm: 210_000, amountMinor: 756 }],
    lines: [{ title: 'Bowl', quantity: 2, unitMinor: 2000 }],
    paymentStatus: 'paid',
    fulfilmentStatus: 'unfulfilled',
  })
})

const matrixifyOrders = `ID,Name,Command,Note,Tags,Cancelled At,Processed At,Currency,Customer: Email,Customer: First Name,Customer: Last Name,Shipping: First Name,Shipping: Last Name,Shipping: Address 1,Shipping: City,Shipping: Zip,Shipping: Country Code,Top Row,Line: Type,Line: Title,Line: SKU,Line: Quantity,Line: Price,Line: Discount,Line: Total,Tax 1: Title,Tax 1: Rate,Tax 1: Price,Price: Total Tax,Price: Total Shipping,Price: Total,Payment: Status,Order Fulfillment Status,Tax: Included,Transaction: Kind,Transaction: Processed At
111,#1001,,,,,2023-05-04 12:33:10 +0200,EUR,ada@x.example,Ada,Lee,,,,,,,TRUE,Line Item,Cup,CUP-B,2,20.00,0,40.00,,,,,,40.00,paid,fulfilled,TRUE,,
119,#1009,,,,,2023-08-04 12:33:10 +0200,EUR,di@x.example,Di,Fox,Di,Fox,Main 1,Ghent,9000,BE,TRUE,Line Item,Bowl,B,2,20.00,0,40.00,VAT,0.21,7.56,7.56,5.00,48.56,paid,unfulfilled,FALSE,,
119,#1009,,,,,,,,,,,,,,,,,Discount,TEN,,,,-4.00,,,,,,,,,,,,
119,#1009,,,,,,,,,,,,,,,,,Shipping Line,Parcel,,,5.00,,5.00,,,,,,,,,,,
119,#1009,,,,,,,,,,,,,,,,,Transaction,,,,,,,,,,,,,,,,sale,2023-08-04 12:34:10 +0200
`

test('a broken row in a file of orders is a remark, and a hostile one is text', async () => {
  const site = await shop()
  const evil = '<script>alert(1)</script>'
  const row = (number: string, total: string, currency: string, quantity: string, name = evil) =>
    `${number},=cmd(),paid,,,,no,${currency},1,0,0,${total},,0,,2023-01-01 09:00:00 +0000,${quantity},${name},1.00,,true,,${evil},,,,XX,,,,,,,,,,,1,,,\n`
  const file = `${head}\n${row('#1', 'abc', 'EUR', '1')}${row('#2', '1.00', 'euros', '1')}${row('#3', '1.00', 'EUR', '99999')}${row('#4', '99999999999999', 'EUR', '1')}${row('#5', '-1.00', 'EUR', '1')}${row(evil, '1.00', 'EUR', '1', 'x'.repeat(5000))}`
  const done = await bring(site, file)
  expect(
    done.rows.filter(({ kind }) => kind === 'order').map(({ outcome, notes }) => [outcome, notes[0]?.code]),
  ).toEqual([
    ['skip', 'orderAmountUnfit'],
    ['skip', 'orderCurrencyUnfit'],
    ['skip', 'orderTooLarge'],
    ['skip', 'orderAmountUnfit'],
    ['create', 'orderSums'],
    ['create', undefined],
  ])
  const cut = await bring(site, `${orders.slice(0, 900)}"never closed`)
  expect(['done', 'failed']).toContain(cut.import.state)
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(orders, 'utf16le')])
  expect((await bring(site, utf16)).rows.find(({ title }) => title === '#1002')?.outcome).toBe('create')
})

async function undo(site: TestSite, id: string): Promise<void> {
  await site.as((owner) => undoImport(owner, { id }))
  await doDueJobs(ctx)
}
