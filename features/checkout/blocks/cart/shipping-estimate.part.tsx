import { type FormEvent, useState } from 'react'
import { formatMoney } from '#platform/money'
import type { SummaryProps } from './cart-summary.part.tsx'
import { callCart } from './cart-calls.dom.ts'

/** Estimates shipping: the destination first, then the method. */
export function ShippingEstimate({ cart, view, acts }: SummaryProps) {
  const { words, countries } = view
  const shippingLocation = cart.shippingLocation
  return (
    <details className="cart-shipping" open={shippingLocation.country !== undefined || undefined}>
      <summary>{words.whereTo}</summary>
      {countries.length > 0 && <Where cart={cart} view={view} acts={acts} />}
      {shippingLocation.country !== undefined && cart.shippingOptions.length === 0 && (
        <p className="cart-issue">{words.noOptions}</p>
      )}
      {cart.shippingOptions.length > 0 && <Ways cart={cart} view={view} acts={acts} />}
    </details>
  )
}

function Where({ cart, view, acts }: SummaryProps) {
  const { words, countries } = view
  const shippingLocation = cart.shippingLocation
  const [country, setCountry] = useState(shippingLocation.country ?? countries[0]?.code ?? '')
  const regions = view.regions[country] ?? []
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    void acts.act({ busy: 'shipping', failed: 'failed.shipping' }, () => callCart('PUT', '/shipping-location', fields))
  }
  return (
    <form
      className="cart-where"
      method="post"
      action="/api/commerce/cart/shipping-location"
      onSubmit={submitted}
      aria-busy={acts.busy === 'shipping' || undefined}
    >
      <label>
        {words.country}
        <select
          name="country"
          autoComplete="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {regions.length > 0 && (
        <label>
          {words.state}
          <select name="region" defaultValue={shippingLocation.region ?? ''}>
            <option value="">–</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <PostalCode label={country === 'US' ? words.zip : words.postalCode} known={shippingLocation.postalCode ?? ''} />
      <button className="button" data-look="outline" data-size="small">
        {words.estimate}
      </button>
    </form>
  )
}

function PostalCode({ label, known }: { label: string | undefined; known: string }) {
  return (
    <label>
      {label}
      <input type="text" name="postalCode" autoComplete="postal-code" maxLength={20} defaultValue={known} />
    </label>
  )
}

function Ways({ cart, view, acts }: SummaryProps) {
  const { words, format } = view
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  const choose = (id: string) =>
    void acts.act({ busy: 'shipping', failed: 'failed.shipping' }, () => callCart('PUT', '/shipping-option', { id }))
  return (
    <form
      className="cart-ways"
      method="post"
      action="/api/commerce/cart/shipping-option"
      onSubmit={(event) => {
        event.preventDefault()
        const id = new FormData(event.currentTarget).get('id')
        if (typeof id === 'string') choose(id)
      }}
    >
      <fieldset>
        <legend className="sr">{words.option}</legend>
        {cart.shippingOptions.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name="id"
              value={option.id}
              checked={cart.selectedShippingOption.id === option.id}
              onChange={() => choose(option.id)}
            />
            <span>
              {option.title}
              {(option.estimate || option.details) && (
                <small className="cart-quiet">{[option.estimate, option.details].filter(Boolean).join(' · ')}</small>
              )}
            </span>
            <span className="cart-way-price">
              {option.costCents === 0 ? words.shippingFree : money(option.costCents)}
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <button className="button" data-look="outline" data-size="small">
          {words.useOption}
        </button>
      </noscript>
    </form>
  )
}
