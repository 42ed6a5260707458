import { formatMoney } from '#platform/money'
import { filled } from '../../contract/cart.rules.ts'
import type { Cart } from '../../contract/cart.schema.ts'
import type { CartView } from '../../contract/cart-view.ts'
import type { CartActs, Failure } from './cart.island.tsx'
import { CartCodes } from './cart-codes.part.tsx'
import { ShippingEstimate } from './shipping-estimate.part.tsx'

export interface SummaryProps {
  cart: Cart
  view: CartView
  acts: CartActs
  /** The failure of a code. */
  failure?: Failure | null
}

/** Totals of the cart, with discounts and additions, and the checkout button (C3.109). */
export function CartSummary({ cart, view, acts, failure = null }: SummaryProps) {
  const { words, format, minimumMinor } = view
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  const isBelow = cart.subtotalCents < minimumMinor
  const isStopped = isBelow || cart.entries.some(({ isStopping }) => isStopping)
  const paidByCards = cart.giftCards.reduce((sum, { amountCents }) => sum + amountCents, 0)
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
        {paidByCards > 0 && <Row name={words.giftCards ?? ''} value={money(-paidByCards)} kind="discount" />}
        <Row name={words.total ?? ''} value={money(cart.dueCents)} kind="total" />
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
      <CartCodes cart={cart} view={view} acts={acts} failure={failure} />
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

/** A form that leads to the page with the total, before anything is paid. */
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
