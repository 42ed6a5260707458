import { hrefOf } from '#features/pages/contract'
import { exponentOf } from '#platform/money'
import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { type ProductChoice, productChoicePath } from '../../contract/catalog-path.rules.ts'
import type { ProductListing, StoreSettings } from '../../contract/product-view.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'

interface Props {
  listing: ProductListing
  page: PageContext
  storeSettings: StoreSettings
}

/** A range of prices: two fields, and with scripts a slider with two ends. */
export function PriceRange({ listing, page, storeSettings }: Props): ReactNode {
  const { choice, facets } = listing
  const unit = 10 ** exponentOf(storeSettings.currency)
  const least = Math.floor(facets.lowestMinor / unit)
  const most = Math.ceil(facets.highestMinor / unit)
  if (most - least < 2) return null
  const from = choice.minimumMinor === undefined ? null : Math.floor(choice.minimumMinor / unit)
  const to = choice.maximumMinor === undefined ? null : Math.ceil(choice.maximumMinor / unit)
  const [path, others] = pathAndQuery(listing, choice)
  const ends = [
    { name: 'from', label: shopMessages(page.language, 'priceLeast'), value: from, end: least },
    { name: 'to', label: shopMessages(page.language, 'priceMost'), value: to, end: most },
  ] as const
  return (
    <div className="shop-group" role="group" aria-label={shopMessages(page.language, 'priceRange')}>
      <p aria-hidden="true">
        {shopMessages(page.language, 'priceRange')} ({storeSettings.currency})
      </p>
      <form className="shop-price" action={path} noValidate>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="unit" value={unit} />
        <div className="shop-ends">
          {ends.map(({ name, label, value, end }) => (
            <label key={name}>
              <span>{label}</span>
              <input
                type="number"
                inputMode="numeric"
                name={name}
                min={0}
                max={999_999_999}
                defaultValue={value ?? ''}
                placeholder={String(end)}
              />
            </label>
          ))}
        </div>
        <div className="shop-slider">
          {ends.map(({ name, label, value, end }) => (
            <input
              key={name}
              type="range"
              aria-label={label}
              data-end={name}
              min={least}
              max={most}
              defaultValue={Math.min(most, Math.max(least, value ?? end))}
            />
          ))}
        </div>
        <button className="button" data-kind="quiet">
          {shopMessages(page.language, 'showPrices')}
        </button>
      </form>
    </div>
  )
}

/** Returns the target of the form and the other choices: a form replaces the whole query of its address. */
function pathAndQuery(
  { path }: ProductListing,
  { minimumMinor: _low, maximumMinor: _high, ...rest }: ProductChoice,
): [path: string, others: [string, string][]] {
  const [bare = '', query = ''] = productChoicePath(path.replace(/^\//, ''), { ...rest, page: 1 }).split('?')
  return [hrefOf(bare), [...new URLSearchParams(query)]]
}
