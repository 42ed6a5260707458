import { expect, test } from 'vitest'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { listOrders, readOrder } from '#support/internals'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'

const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
const { ctx, shop } = await productExchange([...money, ordersFeature])
const bring = (site: TestSite, content: string) =>
  importedFile(ctx, { file: temporaryFile('orders.csv', content), site: site.site.name })

const everyOrder = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all', limit: 50 } as const
const listed = (site: TestSite) => site.as((owner) => listOrders(owner, { ...everyOrder }))
const orderOf = async (site: TestSite, number: string) => {
  const row = (await listed(site)).orders.find(({ importedNumber }) => importedNumber === number)
  return site.as((owner) => readOrder(owner, { id: row?.id ?? '' }))
}
const packed = `order_id,order_number,date,status,shipping_total,shipping_tax_total,fee_total,tax_total,discount_total,order_total,order_currency,payment_method_title,shipping_method,billing_first_name,billing_last_name,billing_email,billing_phone,billing_address_1,billing_postcode,billing_city,billing_country,customer_note,line_item_1,line_item_2
71,71,2023-03-02 10:00:00,wc-completed,5.00,1.05,0,8.40,2.00,52.45,EUR,iDEAL,Post,Eva,Mol,eva@x.example,06 1,Dijk 2,2011 AB,Haarlem,NL,Graag bellen,name:Cup|product_id:4|sku:CUP-B|quantity:2|total:38.00|sub_total:40.00,
72,72,2023-03-03 10:00:00,refunded,0,0,0,0,0,10.00,EUR,,,Eva,Mol,eva@x.example,,,,,,,name:Tea|quantity:1|total:10.00|sub_total:10.00,
`
const titled = `Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Email (Billing),Address 1&2 (Billing),City (Billing),Postcode (Billing),Country Code (Billing),Order Shipping Amount,Cart Discount Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item Name,Quantity (- Refund),Item Cost
80,In behandeling,2023-04-01 08:00,Jo,Bos,jo@x.example,Laan 1,Delft,2611 AA,NL,0.00,0.00,0.00,30.25,5.25,,Cup,1,20.00
80,In behandeling,2023-04-01 08:00,Jo,Bos,jo@x.example,Laan 1,Delft,2611 AA,NL,0.00,0.00,0.00,30.25,5.25,,Tea,1,5.00
`
const report = `Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),N. Revenue,Attribution
2023-02-01 10:00:00,90,completed,Lu Wit,new,"2× Cup, 1× Tea, black",3,,25.00,Direct
`

test('orders of WooCommerce, as its reports and as two plug-ins write them', async () => {
  const site = await shop()
  for (const file of [packed, titled, report]) expect((await bring(site, file)).import.state).toBe('done')
  const { order: cup } = await orderOf(site, '71')
  expect(cup).toMatchObject({
    label: 'fulfilled',
    placedAt: '2023-03-02T09:00:00.000Z',
    totals: { subtotalMinor: 4000, discountMinor: 200, shippingMinor: 500, taxMinor: 945, totalMinor: 5245 },
    pricesIncludeTax: false,
    note: 'Graag bellen',
    billingAddress: { city: 'Haarlem' },
  })
  expect((await orderOf(site, '72')).order.label).toBe('refunded')
  const { order: two } = await orderOf(site, '80')
  expect([two.label, two.totals.totalMinor, two.lines.map(({ title, unitMinor }) => [title, unitMinor])]).toEqual([
    'paid',
    3025,
    [
      ['Cup', 2000],
      ['Tea', 500],
    ],
  ])
  const { order: reported } = await orderOf(site, '90')
  expect([
    reported.customer.name,
    reported.totals.totalMinor,
    reported.lines.map(({ title, quantity }) => [title, quantity]),
  ]).toEqual([
    'Lu Wit',
    2500,
    [
      ['Cup', 2],
      ['Tea, black', 1],
    ],
  ])
})
