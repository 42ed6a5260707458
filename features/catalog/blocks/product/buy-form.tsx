import { hrefOf } from '#features/pages/contract'
import { type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { ProductFormFields } from './product-form-fields.tsx'
import { GiftFields } from './gift-fields.tsx'
import { product as productBehaviour } from './product.behaviour.ts'
import { OptionLinks } from './option-links.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { ProductData, ShownProduct } from './product-page.ts'
import type { ProductProps } from './product.contract.ts'
import { wakingProduct } from './waking-product.ts'
import { SizeGuideLink } from './size-guide.tsx'
import { orderedAheadText } from '../../contract/product-texts.ts'
import { buyLabel, quantityOf, stockWords } from './variant-words.ts'

type View = ViewProps<ProductProps, ProductData>

/**
 * Choices are links, so that each variant has an address and needs no script; the form adds the chosen one to the cart.
 * With a script both happen without leaving the page.
 */
export function BuyForm({ shown, view }: { shown: ShownProduct; view: View }): ReactNode {
  const { product } = shown
  const { page } = view
  if (!product.isForSale && product.stock !== 0)
    return (
      <p className="product-stock" data-gone>
        {shopMessages(page.language, 'notForSale')}
      </p>
    )
  return (
    <Wake island={productBehaviour} when="touch" props={wakingProduct(shown, page, view.props.button)}>
      <form id={`buy-${view.id}`} className="product-form" method="post" action="/api/commerce/cart/entries" noValidate>
        <input type="hidden" name="variantId" value={shown.variant.id} />
        <input type="hidden" name="returnTo" value={hrefOf(product.path)} />
        {product.options.map((option, optionAt) => (
          <OptionLinks key={option.name} shown={shown} optionAt={optionAt} />
        ))}
        <SizeGuideLink shown={shown} view={view} />
        {product.plan && <PlanChoice shown={shown} page={page} />}
        {product.giftCard && <GiftFields shown={shown} page={page} id={view.id} />}
        {product.form && (
          <ProductFormFields form={product.form} page={page} id={view.id} typed={shown.refused?.typed ?? null} />
        )}
        <Stock shown={shown} view={view} />
        {product.shipsFrom !== null && (
          <p className="product-promise">{orderedAheadText(product.shipsFrom, page.language)}</p>
        )}
        {shown.promise && <p className="product-promise">{shown.promise}</p>}
        <Buy shown={shown} view={view} />
        <p
          className="product-said"
          role={shown.refused ? 'alert' : 'status'}
          id={shown.refused ? 'refused' : undefined}
        >
          {shown.refused?.text}
        </p>
      </form>
    </Wake>
  )
}

function Stock({ shown, view }: { shown: ShownProduct; view: View }): ReactNode {
  return (
    <p className="product-stock" data-gone={shown.variant.available === 0 || undefined}>
      {stockWords(shown.variant, shown.storeSettings, view.page.language)}
    </p>
  )
}

function Buy({ shown, view }: { shown: ShownProduct; view: View }): ReactNode {
  const { product, variant } = shown
  const { page, id, props } = view
  const isGone = variant.available === 0
  const most = Math.min(quantityOf(variant), product.maxQuantity ?? 10_000, 10_000)
  const label = buyLabel(product, props.button, page.language)
  return (
    <div className="product-buy">
      {most > 1 && (
        <div className="product-quantity">
          <label htmlFor={`quantity-${id}`}>{shopMessages(page.language, 'quantity')}</label>
          <input
            id={`quantity-${id}`}
            type="number"
            name="quantity"
            inputMode="numeric"
            defaultValue={shown.refused?.quantity || product.minQuantity}
            min={product.minQuantity}
            max={most}
            required
          />
        </div>
      )}
      <button className="button" disabled={isGone}>
        {isGone ? shopMessages(page.language, 'soldOut') : label}
      </button>
    </div>
  )
}
