import type { FormEvent } from 'react'
import { formatMoney } from '#platform/money'
import { filled } from '../../contract/cart.rules.ts'
import type { Cart } from '../../contract/cart.schema.ts'
import type { CartView } from '../../contract/cart-view.ts'
import type { CartActs } from './cart.island.tsx'
import { callCart } from './cart-calls.dom.ts'
import { ShippingEstimate } from './shipping-estimate.part.tsx'

export interface SummaryProps {
  cart: Cart
  view: CartView
  acts: CartActs
}

/** C3.109: how many, what they cost, what is taken off and added, and the way to the checkout. */
export function CartSummary({ cart, view, acts }: SummaryProps) {
  const { words, format, minimumMinor } = view
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  const isBelow = cart.subtotalCents < minimumMinor
  const isStopped = isBelow || cart.entries.some(({ isStopping }) => isStopping)
  const count = filled((cart.totalQuantity === 1 ? words.itemsOne : words.itemsMany) ?? '', { n: cart.totalQuantity })
  return (
    <section className="cart-summary" aria-label={words.summary}>
      <dl className="cart-sums">
        <Row name={`${words.subtotal} (${count})`} value={money(cart.subtotalCents)} />
        {cart.discountCents > 0 && (
          <Row name={words.discount ?? ''} value={money(-cart.discountCents)} kind="discount" />
        )}
        {cart.requiresShipping && <Row name={words.shipping ?? ''} value={shippingText(cart, view, money)} />}
        {!view.pricesIncludeTax && cart.taxCents > 0 && <Row name={words.tax ?? ''} value={money(cart.taxCents)} />}
        <Row name={words.total ?? ''} value={money(cart.grandTotalCents)} kind="total" />
      </dl>
      {view.pricesIncludeTax && cart.taxCents > 0 && (
        <p className="cart-quiet">{filled(words.taxIncluded ?? '', { amount: money(cart.taxCents) })}</p>
      )}
      {cart.taxNotes.map((note) => (
        <p key={note} className="cart-quiet">
          {note}
        </p>
      ))}
      {!view.pricesIncludeTax && cart.taxCents === 0 && cart.taxNotes.length === 0 && (
        <p className="cart-quiet">{words.taxLater}</p>
      )}
      {cart.businessNote !== '' && <p className="cart-quiet">{cart.businessNote}</p>}
      <Codes cart={cart} view={view} acts={acts} />
      {cart.requiresShipping && <ShippingEstimate cart={cart} view={view} acts={acts} />}
      {isBelow && (
        <p className="cart-issue" data-stopping>
          {filled(words.minimum ?? '', { subtotal: money(minimumMinor) })}
        </p>
      )}
      {isStopped ? (
        <button type="button" className="button cart-checkout" disabled>
          {words.checkout}
        </button>
      ) : (
        <a className="button cart-checkout" href="/commerce/goto-checkout">
          {words.checkout}
        </a>
      )}
      {view.testWallet && !isStopped && <TestWallet words={words} />}
      <a className="cart-continue" href={view.shop}>
        {words.continue}
      </a>
    </section>
  )
}

/** A form: where it leads the shopper sees the total before anything is paid. */
function TestWallet({ words }: Pick<CartView, 'words'>) {
  return (
    <form className="cart-express" method="post" action="/api/commerce/checkout/express">
      <p>{words.express}</p>
      <button className="button" data-look="outline">
        {words.testWallet}
      </button>
      <p className="cart-quiet">{words.testWalletHint}</p>
    </form>
  )
}

function shippingText(cart: Cart, { words }: CartView, money: (minor: number) => string): string {
  const { costCents } = cart.selectedShippingOption
  if (costCents === undefined) return words.shippingLater ?? ''
  return cart.shippingCostCents === 0 ? (words.shippingFree ?? '') : money(cart.shippingCostCents)
}

function Row({ name, value, kind }: { name: string; value: string; kind?: 'discount' | 'total' }) {
  return (
    <div data-kind={kind}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Codes that count, codes that do not and why, and the field for another one. */
function Codes({ cart, view, acts }: SummaryProps) {
  const { words } = view
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = new FormData(form).get('code')
    if (typeof code !== 'string' || code.trim() === '') return
    void acts
      .act({ busy: 'codes', failed: 'failed.codes' }, () => callCart('POST', '/coupons', { code: code.trim() }))
      .then((isDone) => isDone && form.reset())
  }
  const remove = (code: string) => (event: FormEvent) => {
    event.preventDefault()
    void acts.act({ busy: 'codes', failed: 'failed.codes' }, () =>
      callCart('DELETE', `/coupons/${encodeURIComponent(code)}`),
    )
  }
  return (
    <div className="cart-codes" aria-busy={acts.busy === 'codes' || undefined}>
      {cart.coupons.length > 0 && (
        <ul>
          {cart.coupons.map(({ code }) => (
            <li key={code}>
              <Code code={code} cart={cart} />
              <form method="post" action="/api/commerce/cart/coupons/remove" onSubmit={remove(code)}>
                <input type="hidden" name="code" value={code} />
                <button className="cart-quiet-button" aria-label={filled(words.removeCode ?? '', { code })}>
                  {words.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form className="cart-code" method="post" action="/api/commerce/cart/coupons" onSubmit={add}>
        <label className="sr" htmlFor="cart-code">
          {words.code}
        </label>
        <input
          id="cart-code"
          type="text"
          name="code"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={words.code}
        />
        <button className="button" data-look="outline" data-size="small">
          {words.apply}
        </button>
      </form>
    </div>
  )
}

function Code({ code, cart }: { code: string; cart: Cart }) {
  const valid = cart.validCoupons.find((coupon) => coupon.code === code)
  const invalid = cart.invalidCoupons.find((coupon) => coupon.code === code)
  return (
    <p>
      <strong>{code}</strong>
      {valid && <span className="cart-quiet"> {valid.title}</span>}
      {invalid && <span className="cart-issue">{invalid.message}</span>}
    </p>
  )
}
