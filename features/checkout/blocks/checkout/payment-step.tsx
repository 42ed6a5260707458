import { formatMoney } from '#platform/money'
import { Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { CheckoutCodes } from './checkout-codes.tsx'
import { chooseWay } from './choose-way.behaviour.ts'
import { stripeFields } from './stripe-fields.behaviour.ts'
import type { StepProps } from './checkout.view.tsx'
import { TestWalletPays } from './test-wallet.tsx'

/** The choices of shipping and payment, and the button that places the order. */
export function PaymentStep({ data, say }: StepProps): ReactNode {
  const { email, addressText, cart } = data
  return (
    <>
      <section className="checkout-known">
        <p>
          {email}
          <br />
          {addressText}
        </p>
        <a href="/checkout?step=details">{say('change')}</a>
      </section>
      {cart.requiresShipping && (
        <Wake island={chooseWay} when="load" props={{}}>
          <Ways data={data} say={say} />
        </Wake>
      )}
      <CheckoutCodes data={data} say={say} />
      {data.stripe ? (
        <Wake island={stripeFields} when="load" props={data.stripe}>
          <Pay data={data} say={say} />
        </Wake>
      ) : (
        <Pay data={data} say={say} />
      )}
    </>
  )
}

function Ways({ data, say }: StepProps): ReactNode {
  const { cart, format } = data
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  const hasChoice = cart.shippingOptions.length > 1
  const ways = (
    <>
      <fieldset>
        <legend>{say('shipping')}</legend>
        {cart.shippingOptions.length === 0 && (
          <Stuck text={say('noShipping')} href="/checkout?step=details" way={say('toAddress')} />
        )}
        {cart.shippingOptions.map(({ id, title, costCents, estimate, details }) => (
          <label key={id} className="checkout-choice">
            <input type="radio" name="option" value={id} defaultChecked={cart.selectedShippingOption.id === id} />
            <span>
              {title}
              <small>{[estimate, details].filter(Boolean).join(' · ')}</small>
            </span>
            <span>{costCents === 0 ? say('free') : money(costCents)}</span>
          </label>
        ))}
      </fieldset>
      {hasChoice && (
        <button className="button" data-look="outline" data-size="small">
          {say('useOption')}
        </button>
      )}
    </>
  )
  const place = { id: 'checkout-shipping', className: 'checkout-form checkout-ways' }
  if (!hasChoice) return <div {...place}>{ways}</div>
  return (
    <form {...place} method="post" action="/api/commerce/checkout/shipping">
      {ways}
    </form>
  )
}

/** Shown when the cart cannot be ordered, with the reason and a link. */
export function Stuck({ text, href, way }: { text: string; href: string; way: string }): ReactNode {
  return (
    <div className="checkout-said">
      <p>{text}</p>
      <a href={href}>{way}</a>
    </div>
  )
}

function Pay({ data, say }: StepProps): ReactNode {
  const { options, dueMinor, cart, format, fingerprint } = data
  const amount = formatMoney({ minor: dueMinor, currency: cart.subtotalAmount.currency }, format)
  const isWallet = dueMinor > 0 && data.testWallet === 'chosen'
  const isReady = !cart.requiresShipping || cart.shippingOptions.length > 0
  return (
    <form className="checkout-form checkout-pay" method="post" action="/api/commerce/checkout/order">
      <input type="hidden" name="fingerprint" value={fingerprint} />
      {data.stripe && data.isExpress && (
        <div className="checkout-express" data-stripe-express hidden>
          <h2>{say('express')}</h2>
          <div data-mount />
        </div>
      )}
      <fieldset>
        <legend>{say('payment')}</legend>
        {dueMinor === 0 && <p>{say('nothingDue')}</p>}
        {dueMinor > 0 && options.length === 0 && <Stuck text={say('noPayment')} href="/cart" way={say('back')} />}
        {isWallet && <TestWalletPays say={say} />}
        {dueMinor > 0 &&
          !isWallet &&
          options.map((option) => (
            <Way
              key={option.provider}
              option={option}
              isChosen={option.provider === (data.wrongCardField === null ? data.chosenWay : 'test')}
              wrong={data.wrongCardField}
              say={say}
            />
          ))}
      </fieldset>
      <Renewals renewals={data.renewals} say={say} />
      <p className="checkout-due">
        <span>{say('due')}</span> <strong>{amount}</strong>
      </p>
      <button className="button" disabled={!isReady || (dueMinor > 0 && options.length === 0)}>
        {say(dueMinor > 0 || data.renewals.length > 0 ? 'order' : 'place')}
      </button>
    </form>
  )
}

/** The terms of renewals, directly above the button. */
function Renewals({ renewals, say }: { renewals: readonly string[]; say: StepProps['say'] }): ReactNode {
  if (renewals.length === 0) return null
  return (
    <section className="checkout-renewals" aria-labelledby="checkout-renewals">
      <h2 id="checkout-renewals">{say('renewals')}</h2>
      {renewals.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

export function Way({
  option,
  isChosen,
  wrong = null,
  say,
}: {
  option: StepProps['data']['options'][number]
  isChosen: boolean
  /** The field of the card that was refused. */
  wrong?: StepProps['data']['wrongCardField']
  say: StepProps['say']
}): ReactNode {
  return (
    <div className="checkout-way">
      <label className="checkout-choice">
        <input type="radio" name="provider" value={option.provider} defaultChecked={isChosen} />
        <span>
          {option.title}
          <small>{option.isTest ? say('test') : option.description}</small>
        </span>
      </label>
      {option.script && (
        <div className="checkout-card" data-stripe-fields hidden>
          <div data-mount />
          <p className="checkout-said" role="alert" data-said hidden />
        </div>
      )}
      {option.provider === 'test' && (
        <div className="checkout-card">
          <Field name="number" isWrong={wrong === 'number'} label={say('number')} autoComplete="cc-number" />
          <Field name="expiry" isWrong={wrong === 'expiry'} label={say('expiry')} autoComplete="cc-exp" />
          <Field name="cvc" isWrong={wrong === 'cvc'} label={say('cvc')} autoComplete="cc-csc" />
        </div>
      )}
    </div>
  )
}

function Field({
  name,
  label,
  autoComplete,
  isWrong,
}: {
  name: string
  label: string
  autoComplete: string
  isWrong: boolean
}): ReactNode {
  return (
    <div className="checkout-row">
      <label htmlFor={`checkout-${name}`}>{label}</label>
      <input
        id={`checkout-${name}`}
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete={autoComplete}
        autoFocus={isWrong}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'checkout-said' : undefined}
        maxLength={30}
      />
    </div>
  )
}
