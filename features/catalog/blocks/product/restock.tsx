import { hrefOf } from '#features/pages/contract'
import { CheckedForm, Fault, faultOf } from '#features/pages/visitor'
import type { MessageName } from '#platform/i18n'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct } from './product-page.ts'
import type { ProductProps } from './product.contract.ts'

/** Asks for an email when the chosen variant is back. It is hidden while an available variant is chosen. */
export function Restock({
  shown,
  view,
}: {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
}): ReactNode {
  const { product, variant, isReminded, restockFault = '', sendsNoEmail } = shown
  const { page } = view
  const id = `restock-${view.id}`
  const say = (name: MessageName<'catalog.shop'>) => shopMessages(page.language, name)
  if (product.variants.every(({ available }) => available !== 0)) return null
  if (isReminded) return <output className="product-reminded">{say(sendsNoEmail ? 'onTheWayKept' : 'onTheWay')}</output>
  return (
    <CheckedForm
      language={page.language}
      className="product-restock"
      id="restock"
      method="post"
      action="/api/commerce/back-in-stock"
      hidden={variant.available !== 0}
    >
      <input type="hidden" name="variantId" value={variant.id} />
      <input type="hidden" name="returnTo" value={hrefOf(product.path)} />
      <label htmlFor={id}>{say('restock')}</label>
      <div data-field="email">
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={256}
          autoComplete="email"
          placeholder={say('email')}
          {...faultOf(id, restockFault)}
        />
        <button className="button" data-look="outline">
          {say('restockButton')}
        </button>
        <Fault id={id} text={restockFault} />
      </div>
      <p className="product-note">{say(sendsNoEmail ? 'restockHintKept' : 'restockHint')}</p>
    </CheckedForm>
  )
}
