import type { ReactNode } from 'react'
import type { StepProps } from './checkout.view.tsx'

/** Shows the step of the checkout; earlier steps are links. */
export function CheckoutProgress({ data, say }: StepProps): ReactNode {
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
