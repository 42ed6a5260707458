import { formatMoney } from '#platform/money'
import type { ReactNode } from 'react'
import type { StepProps } from './checkout.view.tsx'

/** The entered codes of discounts and gift cards, and one field for both. */
export function CheckoutCodes({ data, say }: StepProps): ReactNode {
  const { cart, code, giftCards, format } = data
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  return (
    <section className="checkout-codes" id="checkout-codes" aria-label={say('codes')}>
      {cart.coupons.length + giftCards.length > 0 && (
        <ul>
          {cart.coupons.map((coupon) => {
            const valid = cart.validCoupons.find((candidate) => candidate.code === coupon.code)
            const refused = cart.invalidCoupons.find((candidate) => candidate.code === coupon.code)
            return (
              <Applied key={coupon.code} name="code" value={coupon.code} label={say('removeCode', coupon)} say={say}>
                <strong>{coupon.code}</strong> {valid?.title}
                {refused && <small>{refused.message}</small>}
              </Applied>
            )
          })}
          {giftCards.map(({ giftCardId, last4, amountMinor }) => (
            <Applied
              key={giftCardId}
              name="giftCard"
              value={giftCardId}
              label={say('removeCode', { code: `•••• ${last4}` })}
              say={say}
            >
              <strong>•••• {last4}</strong> −{money(amountMinor)}
            </Applied>
          ))}
        </ul>
      )}
      <form method="post" action="/api/commerce/cart/codes" noValidate>
        <input type="hidden" name="from" value="checkout" />
        <label htmlFor="checkout-code">{say('code')}</label>
        <input
          id="checkout-code"
          type="text"
          name="code"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code.typed}
          autoFocus={code.fault !== ''}
          aria-invalid={code.fault !== '' || undefined}
          aria-describedby={code.fault === '' ? undefined : 'checkout-code-fault'}
        />
        <button className="button" data-look="outline" data-size="small">
          {say('apply')}
        </button>
        {code.fault !== '' && (
          <p className="checkout-fault" id="checkout-code-fault" role="alert">
            {code.fault}
          </p>
        )}
      </form>
    </section>
  )
}

function Applied({
  name,
  value,
  label,
  say,
  children,
}: {
  name: 'code' | 'giftCard'
  value: string
  label: string
  say: StepProps['say']
  children: ReactNode
}): ReactNode {
  return (
    <li>
      <p>{children}</p>
      <form method="post" action="/api/commerce/cart/codes/remove">
        <input type="hidden" name="from" value="checkout" />
        <input type="hidden" name={name} value={value} />
        <button aria-label={label}>{say('remove')}</button>
      </form>
    </li>
  )
}
