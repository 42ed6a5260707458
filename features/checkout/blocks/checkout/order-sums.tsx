import { formatMoney } from '#platform/money'
import type { ReactNode } from 'react'
import type { CartImage } from '../../contract/cart-view.ts'
import type { StepProps } from './checkout.view.tsx'

/** Lists the items and their costs, beside the form or below it on narrow screens. */
export function OrderSums({ data, say }: StepProps): ReactNode {
  return (
    <aside className="checkout-order" aria-label={say('yourOrder')}>
      <h2>{say('yourOrder')}</h2>
      <Sums data={data} say={say} />
    </aside>
  )
}

/** The closed summary above the form, for screens on which the total is far below. */
export function OrderPeek({ data, say }: StepProps): ReactNode {
  const { cart, format, dueMinor } = data
  return (
    <details className="checkout-peek">
      <summary>
        <span>{say('showOrder')}</span>
        <strong>{formatMoney({ minor: dueMinor, currency: cart.subtotalAmount.currency }, format)}</strong>
      </summary>
      <div className="checkout-order">
        <Sums data={data} say={say} />
      </div>
    </details>
  )
}

function Sums({ data, say }: StepProps): ReactNode {
  const { cart, format, pricesIncludeTax, giftCardMinor, dueMinor, taxNotes } = data
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  return (
    <>
      <ul className="checkout-goods">
        {cart.entries.map((entry) => (
          <li key={entry.id}>
            <Image image={entry.image ? data.images[entry.image] : undefined} />
            <span>
              {entry.quantity} × <bdi>{entry.title}</bdi>
              {entry.variantTitle && <small>{entry.variantTitle}</small>}
              {entry.plan && <small>{entry.plan}</small>}
              {entry.ahead && <small>{entry.ahead}</small>}
            </span>
            <span>{money(entry.unitCents * entry.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <Sum name={say('subtotal')} value={money(cart.subtotalCents)} />
        {cart.discountCents > 0 && <Sum name={say('discount')} value={money(-cart.discountCents)} />}
        {cart.requiresShipping && cart.selectedShippingOption.id !== undefined && (
          <Sum
            name={say('shipping')}
            value={cart.shippingCostCents === 0 ? say('free') : money(cart.shippingCostCents)}
          />
        )}
        {!pricesIncludeTax && cart.taxCents > 0 && <Sum name={say('tax')} value={money(cart.taxCents)} />}
        {giftCardMinor > 0 && <Sum name={say('giftCards')} value={money(-giftCardMinor)} />}
        <Sum name={say('total')} value={money(dueMinor)} isTotal />
      </dl>
      {pricesIncludeTax && cart.taxCents > 0 && <p>{say('taxIncluded', { amount: money(cart.taxCents) })}</p>}
      {taxNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}

function Image({ image }: { image: CartImage | undefined }): ReactNode {
  return (
    <div className="checkout-image">
      {image && (
        <img
          src={image.src}
          srcSet={image.srcSet || undefined}
          sizes="64px"
          width={image.width}
          height={image.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  )
}

function Sum({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }): ReactNode {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
