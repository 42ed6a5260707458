import { type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { PriceWords } from '../../visitor/price.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { buyBar } from './buy-bar.behaviour.ts'
import type { ProductProps } from './product.contract.ts'
import type { ProductData, ShownProduct } from './product-page.ts'
import { planAtFirst } from '../../contract/each-payment.ts'
import { buyLabel, variantPrice } from './variant-words.ts'

/**
 * Repeats the form's button at the bottom of a phone while the form's own is out of sight. It submits that form with
 * its choices, also without scripts.
 */
export function BuyBar({
  shown,
  view: { props, page, id },
}: {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
}): ReactNode {
  const { product, variant, storeSettings, isPage } = shown
  if (!isPage || !product.isForSale) return null
  const price = variantPrice(variant, storeSettings, planAtFirst(product))
  const isGone = variant.available === 0
  return (
    <div className="product-bar">
      <Wake island={buyBar} when="touch" props={{}}>
        <div className="product-bar-row">
          <div className="product-bar-words">
            <strong>{product.title}</strong>
            <PriceWords {...price} language={page.language} />
          </div>
          <button className="button" form={`buy-${id}`} disabled={isGone}>
            {isGone ? shopMessages(page.language, 'soldOut') : buyLabel(product, props.button, page.language)}
          </button>
        </div>
      </Wake>
    </div>
  )
}
