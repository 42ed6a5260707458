import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageContext } from '#platform/render'
import { renderView } from '#support/render-view'
import type { ProductView } from '../../contract/product-view.ts'
import { productTypes } from '../../contract/product-type.rules.ts'
import { exampleStoreSettings, exampleProduct } from '../example-products.contract.ts'
import { type ProductProps, noProduct, productBlockContract } from './product.contract.ts'
import type { ProductData } from './product-page.ts'
import { ProductBlockView } from './product.view.tsx'

const page: PageContext = {
  locale: 'en-GB',
  language: 'en',
  path: '/shop/tray-9',
  pageType: 50,
  documentId: '65a1f0c2e4b0a1b2c3d4e5f6',
  locks: [],
  editing: false,
  site: { id: '65a1f0c2e4b0a1b2c3d4e5f7', title: 'Kade 9', baseUrl: 'https://kade9.example' },
}

interface Shown {
  product?: Partial<ProductView>
  data?: Partial<ProductData>
  props?: Partial<ProductProps>
  context?: Partial<PageContext>
}

function render({ product = {}, data = {}, props = {}, context = {} }: Shown = {}): string {
  const all: ProductData = {
    ...noProduct,
    product: { ...exampleProduct, ...product },
    isPage: true,
    ...data,
  }
  return renderView(
    <ProductBlockView
      id="b"
      props={{ ...productBlockContract.starts, ...props }}
      data={all}
      place={{ desktop: { x: 0, y: 0, w: 24, h: 12, z: 0 }, mobile: null }}
      section={{ id: '65a1f0c2e4b0a1b2c3d4e5f8', theme: 'lightest', width: 'site' }}
      page={{ ...page, ...context }}
      slots={{}}
    />,
  ).html
}

test('A4.29 beside the price of a sale the original price is struck through', () => {
  expect(render({ data: { chosenAt: 1 } })).toContain(
    '<span>€49.00</span><del><span class="sr">was </span>€56.00</del>',
  )
})

test('A1.02 the form adds the chosen variant to the cart without a script', () => {
  const html = render({ data: { chosenAt: 2 } })
  expect(html).toContain(
    '<form id="buy-b" class="product-form" noValidate="" action="/api/commerce/cart/entries" method="post">',
  )
  expect(html).toContain(`<input type="hidden" name="variantId" value="${exampleProduct.variants[2]?.id}"/>`)
})

test('each value of each option is a link to the variant that keeps the other values', () => {
  const html = render()
  expect(html).toContain('href="/shop/tray-9?options=colour%3Aink%2Csize%3Ashort"')
  expect(html.match(/data-option=/g)).toHaveLength(4)
})

test('a sold-out variant cannot be added, and an interested visitor can leave an address', () => {
  const html = render({ data: { chosenAt: 3 } })
  expect(html).toMatch(/<button class="button" disabled="">Sold out<\/button>/)
  expect(html).toContain(
    '<form class="product-restock" id="restock" noValidate="" action="/api/commerce/back-in-stock" method="post">',
  )
})

test('without a mail server the form for an address and that of a gift card promise no email', () => {
  const soldOut = { variants: exampleProduct.variants.map((variant) => ({ ...variant, available: 0 })) }
  const giftCard = { otherAmounts: false, minimumMinor: 500, maximumMinor: 50_000 }
  const shown = { ...soldOut, giftCard }
  const promise = 'One email when it is back, and nothing else.'
  const [mailed, alone] = [render({ product: shown }), render({ product: shown, data: { sendsNoEmail: true } })]
  expect([mailed.includes(promise), alone.includes(promise)]).toEqual([true, false])
  expect(alone).toContain('The shop keeps your address and writes to you itself')
  expect(mailed).toContain('Leave it empty to receive the card yourself.')
  expect(alone).toContain('ask it for the card once you have ordered')
  const after = { sendsNoEmail: true as const, isReminded: true }
  expect(render({ product: soldOut, data: after })).toContain('Thank you. The shop has your address')
})

test('the form for an address is hidden while the chosen variant is available', () => {
  expect(render()).toContain(
    '<form class="product-restock" id="restock" hidden="" noValidate="" action="/api/commerce/back-in-stock"',
  )
})

test('A1.11 the page names the remaining stock from the store’s own number down', () => {
  expect(render({ data: { chosenAt: 2 } })).toContain('Only 2 left')
})

test('A1.12 a subscription states how often it renews, and how much it saves', () => {
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 12, discountPpm: 100_000 }
  const html = render({ product: { plan } })
  const access = render({ product: { plan, type: productTypes.PAYWALL } })
  expect(access).toContain('<span>€43.20</span><del><span class="sr">was </span>€48.00</del>')
  expect(html.match(/<p class="product-price"><span>([^<]+)<\/span><\/p>/g)).toHaveLength(2)
  expect(html).toContain('<p class="product-price"><span>€48.00</span></p>')
  for (const page of [html, access]) {
    expect(page).toContain('Subscribe and save 10%')
    expect(page).toContain('€43.20 per month for 1 year · renews every month for 12 payments')
  }
})

test('a product is bought once unless the shopper chooses to subscribe, and access that is paid each period is not', () => {
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  const checked = (html: string) => /name="subscribe" checked="" value="(\w+)"/.exec(html)?.[1]
  const typed = { subscribe: true, amount: '', recipientName: '', recipientEmail: '', message: '', sendAt: '' }
  const refused = { text: 'Choose fewer.', quantity: '9', typed: { ...typed, answers: {}, wrong: [] } }
  expect(checked(render({ product: { plan } }))).toBe('no')
  expect(checked(render({ product: { plan }, data: { isPage: false } }))).toBe('no')
  expect(checked(render({ product: { plan }, data: { refused } }))).toBe('yes')
  expect(checked(render({ product: { plan, type: productTypes.PAYWALL } }))).toBe('yes')
})

test('A3.27 A3.28 weight and size are in the units of the site', () => {
  const imperial = render({ data: { storeSettings: { ...exampleStoreSettings, measurementStandard: 'imperial' } } })
  expect([render(), imperial].map((html) => />([\d.]+ (?:kg|lbs))</.exec(html)?.[1])).toEqual(['0.64 kg', '1.411 lbs'])
})

test('in Dutch the page is in Dutch', () => {
  const html = render({ context: { language: 'nl', locale: 'nl-NL' } })
  expect(html).toContain('In winkelwagentje')
  expect(html).toContain('Artikelnummer')
})

test('on another page the product’s name leads to its own', () => {
  const html = render({ data: { isPage: false } })
  expect(html).toContain('<h2 class="product-title"><a href="/shop/tray-9">Tray 9</a></h2>')
  expect(html).not.toContain('product-crumbs')
})

test('visitors see nothing of a deleted product, owners see how to fix it', () => {
  const gone = { data: { product: null } }
  expect(render(gone)).toBe('')
  expect(render({ ...gone, context: { editing: true } })).toContain('Choose a product')
})

test('a product of 250 variants is still a small page', () => {
  const options = [
    { name: 'Colour', values: Array.from({ length: 25 }, (_, at) => `Colour ${at}`) },
    { name: 'Size', values: Array.from({ length: 10 }, (_, at) => `Size ${at}`) },
  ]
  const [first] = exampleProduct.variants
  const variants = options[0]!.values.flatMap((colour, at) =>
    options[1]!.values.map((size, place) => ({
      ...first!,
      id: (0x65a1f0c2e4 * 1000 + at * 10 + place).toString(16).padStart(24, '0'),
      values: [colour, size],
      sku: `SQ${1_000_000 + at * 10 + place}`,
    })),
  )
  expect(gzipSync(render({ product: { options, variants } })).length).toBeLessThan(20_000)
})
