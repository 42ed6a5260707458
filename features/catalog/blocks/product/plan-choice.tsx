import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { productTypes } from '../../contract/product-type.rules.ts'
import { variantPrice } from '../../contract/price.rules.ts'
import { eachPayment } from '../../contract/each-payment.ts'
import { periodText, subscriptionText } from '../../contract/product-texts.ts'
import { moneyText } from '../../visitor/price.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ShownProduct } from './product-page.ts'

const million = 1_000_000

/**
 * Offers a single purchase or a subscription, which may be cheaper. The single purchase is selected at first, except
 * for access that is paid by period.
 */
export function PlanChoice({ shown, page }: { shown: ShownProduct; page: PageContext }): ReactNode {
  const { product, variant, storeSettings } = shown
  const { plan } = product
  if (!plan) return null
  const once = variantPrice(variant)
  const off = plan.discountPpm ?? 0
  const each = eachPayment(once, plan)
  const isSoldOnce = product.type !== productTypes.PAYWALL
  const isOnce = isSoldOnce && shown.refused?.typed?.subscribe !== true
  const percent = new Intl.NumberFormat(page.locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    off / million,
  )
  return (
    <fieldset className="product-plans">
      <legend className="sr">{shopMessages(page.language, 'subscribe')}</legend>
      {isSoldOnce && (
        <label>
          <input type="radio" name="subscribe" value="no" defaultChecked={isOnce} />
          <span>
            {shopMessages(page.language, 'buyOnce')}
            <small>{moneyText(once, storeSettings)}</small>
          </span>
        </label>
      )}
      <label>
        <input type="radio" name="subscribe" value="yes" defaultChecked={!isOnce} />
        <span>
          {off > 0
            ? shopMessages(page.language, 'subscribeSave', { percent })
            : shopMessages(page.language, 'subscribe')}
          <small>{`${moneyText(each, storeSettings)} ${periodText(plan, page.language)} · ${subscriptionText(plan, page.language)}`}</small>
        </span>
      </label>
    </fieldset>
  )
}
