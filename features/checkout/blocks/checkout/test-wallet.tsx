import type { ReactNode } from 'react'
import type { StepProps } from './checkout.view.tsx'

/** Offers the wallet of the test gateway, so that owners can try a wallet before they connect a provider. */
export function OfferTestWallet({ say }: Pick<StepProps, 'say'>): ReactNode {
  return (
    <form className="checkout-express" method="post" action="/api/commerce/checkout/express">
      <h2>{say('express')}</h2>
      <button className="button" data-look="outline">
        {say('testWallet')}
      </button>
      <small>{say('test')}</small>
    </form>
  )
}

/** The card of the wallet, instead of the payment methods. */
export function TestWalletPays({ say }: Pick<StepProps, 'say'>): ReactNode {
  const card = { provider: 'test', number: '4242424242424242', expiry: '12 / 48', cvc: '123' }
  return (
    <>
      {Object.entries(card).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        {say('walletPays')}
        <small>{say('test')}</small>
      </p>
      <a href="/checkout">{say('otherWay')}</a>
    </>
  )
}
