import { expect, test } from 'vitest'
import type { PageContext } from '#platform/render'
import { renderView } from '#support/render-view'
import { productTypes } from '../../contract/product-type.rules.ts'
import { exampleCards, exampleStoreSettings, exampleListing } from '../example-products.contract.ts'
import type { ProductListData } from './product-list-data.ts'
import { type ProductListProps, productListBlockContract } from './summary.contract.ts'
import { ProductListView } from './summary.view.tsx'

const page: PageContext = {
  locale: 'en-GB',
  language: 'en',
  path: '/shop',
  pageType: 1,
  documentId: '65a1f0c2e4b0a1b2c3d4e5f6',
  locks: [],
  editing: false,
  site: { id: '65a1f0c2e4b0a1b2c3d4e5f7', title: 'Kade 9', baseUrl: 'https://kade9.example' },
}
const listed: ProductListData = {
  cards: exampleCards,
  listing: exampleListing,
  storeSettings: exampleStoreSettings,
  path: '/shop',
  isChosen: true,
}

function render(
  props: Partial<ProductListProps>,
  data: ProductListData = listed,
  pageContext: Partial<PageContext> = {},
): string {
  return renderView(
    <ProductListView
      id="b"
      props={{ ...productListBlockContract.starts, ...props }}
      data={data}
      place={{ desktop: { x: 0, y: 0, w: 24, h: 10, z: 0 }, mobile: null }}
      section={{ id: '65a1f0c2e4b0a1b2c3d4e5f8', theme: 'lightest', width: 'site' }}
      page={{ ...page, ...pageContext }}
      slots={{}}
    />,
  ).html
}

test('A4.28 a product whose variants differ in price is listed from the lowest', () => {
  expect(render({}, { ...listed, listing: null })).toContain('<span>from €34.00</span>')
  expect(render({}, { ...listed, listing: null }, { language: 'nl' })).toContain('<span>vanaf €34.00</span>')
})

test('a product sold once or as a subscription is listed by the price of buying it once, and access by its payments', () => {
  const [card] = listed.cards
  if (!card) throw new Error('no card')
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0, discountPpm: 100_000 }
  const price = { startingMinor: 4800, varies: false, isOnSale: false, originalMinor: null }
  const shown = (type: typeof card.type) =>
    render({}, { ...listed, listing: null, cards: [{ ...card, type, plan, price }] })
  expect(shown(productTypes.PHYSICAL)).toMatch(/€48\.00<.*Or subscribe: €43\.20 per month/)
  expect(shown(productTypes.PAYWALL)).toMatch(/€43\.20<.*>per month</)
})

test('a sold-out product says so on its card', () => {
  expect(render({}, { ...listed, listing: null }).match(/product-card-mark">Sold out/g)).toHaveLength(1)
})

test('the link of an active filter leads to the list without it, links of other filters to the list with both', () => {
  const html = render({ source: 'page' })
  expect(html).toContain('href="/shop" rel="nofollow" aria-current="true">Ink')
  expect(html).toContain(`href="/shop?options=${encodeURIComponent('colour:ink,colour:signal')}"`)
})

test('a sorting keeps the filters and begins at the first page', () => {
  const html = render(
    { source: 'page' },
    { ...listed, listing: { ...exampleListing, choice: { page: 3, options: ['colour:ink'] } } },
  )
  expect(html).toContain('href="/shop?sort=price&amp;options=colour%3Aink"')
})

test('prices are narrowed at round amounts', () => {
  const html = render({ source: 'page' })
  expect(html).toContain('Up to €50')
  expect(html).toContain('€150 and more')
})

test('the link to the next page keeps the chosen filters and order', () => {
  expect(render({ source: 'page' })).toContain('<a rel="next" href="/shop?options=colour%3Aink&amp;page=2">')
})

test('a list without matches says so and offers to clear the filters', () => {
  const html = render(
    { source: 'page' },
    { ...listed, cards: [], listing: { ...exampleListing, cards: [], count: 0, pages: 1, next: null } },
  )
  expect(html).toContain('No products match these filters.')
  expect(html).toContain('Clear all filters')
})

test('a products page without products says so in a sentence, and shows no count', () => {
  const empty = {
    ...exampleListing,
    choice: { page: 1 },
    cards: [],
    facets: { ...exampleListing.facets, options: [] },
    count: 0,
    pages: 1,
    next: null,
  }
  const html = render({ source: 'page' }, { ...listed, cards: [], listing: empty })
  expect(html).toContain('There is nothing here yet.')
  expect(html).not.toContain('shop-count')
  const searched = render(
    { source: 'page' },
    { ...listed, cards: [], listing: { ...empty, choice: { page: 1, query: 'lamp' } } },
  )
  expect(searched).toContain('No products match these filters.')
})

test('visitors see nothing of a list without products, owners see the reason', () => {
  const none: ProductListData = {
    cards: [],
    listing: null,
    storeSettings: exampleStoreSettings,
    path: null,
    isChosen: false,
  }
  expect(render({}, none)).toBe('')
  expect(render({}, none, { editing: true })).toContain('Choose which products')
})
