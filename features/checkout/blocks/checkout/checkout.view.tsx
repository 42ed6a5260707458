import type { MessageName } from '#platform/i18n'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { cartMessages } from '../../contract/cart.messages.ts'
import { checkoutMessages } from '../../contract/checkout.messages.ts'
import type { CheckoutShut, CheckoutView as Data } from '../../contract/checkout-view.ts'
import type { CheckoutProps } from './checkout.contract.ts'
import { checkoutTitle, hasWrongField, hasToBePutRight } from './checkout-title.ts'
import { DetailsForm } from './details-form.tsx'
import { OrderPeek, OrderSums } from './order-sums.tsx'
import { PaymentStep } from './payment-step.tsx'
import { OfferTestWallet } from './test-wallet.tsx'

export type Say = (name: MessageName<'checkout.general'>, values?: Record<string, string>) => string

export interface StepProps {
  data: Data
  say: Say
}

/** Two forms, one after the other, beside the items and the total. */
export function CheckoutView({ data, page }: ViewProps<CheckoutProps, Data | CheckoutShut | null>): ReactNode {
  const say: Say = (name, values) => checkoutMessages(page.language, name, values)
  if (!data || 'shop' in data) {
    return (
      <div className="checkout">
        <h1>{say('title')}</h1>
        <p className="checkout-empty">{cartMessages(page.language, 'empty')}</p>
        <p className="checkout-quiet">{say(data?.sendsNoEmail ? 'justPaidKept' : 'justPaid')}</p>
        <p>
          <a className="button" href={data?.shop ?? '/'}>
            {cartMessages(page.language, 'continue')}
          </a>
        </p>
      </div>
    )
  }
  return (
    <div className="checkout">
      <CheckoutProgress data={data} say={say} />
      <h1 tabIndex={-1} autoFocus={!hasToBePutRight(data)}>
        {say(checkoutTitle(data))}
      </h1>
      {data.notice && (
        <p id="checkout-said" className="checkout-said" role="alert" tabIndex={-1} autoFocus={!hasWrongField(data)}>
          {data.notice}
        </p>
      )}
      <OrderPeek data={data} say={say} />
      <div className="checkout-columns">
        <div className="checkout-steps">
          {data.testWallet === 'offered' && <OfferTestWallet say={say} />}
          {data.step === 'details' ? (
            <DetailsForm data={data} say={say} language={page.language} />
          ) : (
            <PaymentStep data={data} say={say} />
          )}
          <Policies data={data} say={say} />
        </div>
        <OrderSums data={data} say={say} />
      </div>
    </div>
  )
}

function Policies({ data: { policies }, say }: StepProps): ReactNode {
  if (policies.length === 0) return null
  return (
    <nav className="checkout-policies" aria-label={say('policies')}>
      {policies.map(({ label, path }) => (
        <a key={path} href={path} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
    </nav>
  )
}

/** Shows the step of the checkout; earlier steps are links. */
function CheckoutProgress({ data, say }: StepProps): ReactNode {
  const isPayment = data.step === 'payment'
  return (
    <nav className="checkout-progress" aria-label={say('progress')}>
      <ol>
        <li>
          <a href="/cart">{say('stepCart')}</a>
        </li>
        <li aria-current={isPayment ? undefined : 'step'}>
          {isPayment ? <a href="/checkout?step=details">{say('stepDetails')}</a> : say('stepDetails')}
        </li>
        <li aria-current={isPayment ? 'step' : undefined}>{say('stepPayment')}</li>
      </ol>
    </nav>
  )
}
