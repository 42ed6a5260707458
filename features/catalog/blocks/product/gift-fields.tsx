import type { MessageName } from '#platform/i18n'
import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { moneyText } from '../../visitor/price.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ShownProduct } from './product-page.ts'

/** Fields for the recipient of a gift card. Without a recipient the buyer gets it. */
export function GiftFields({ shown, page, id }: { shown: ShownProduct; page: PageContext; id: string }): ReactNode {
  const { giftCard } = shown.product
  if (!giftCard) return null
  const typed = shown.refused?.typed
  const say = (name: MessageName<'catalog.shop'>) => shopMessages(page.language, name)
  const optional = <span className="product-note"> ({say('optional')})</span>
  return (
    <>
      {giftCard.otherAmounts && <Amount shown={shown} page={page} id={id} />}
      <div className="product-field">
        <label htmlFor={`gift-name-${id}`}>
          {say('giftName')}
          {optional}
        </label>
        <input
          id={`gift-name-${id}`}
          type="text"
          name="recipientName"
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.recipientName}
        />
      </div>
      <div className="product-field">
        <label htmlFor={`gift-email-${id}`}>
          {say('giftEmail')}
          {optional}
        </label>
        <input
          id={`gift-email-${id}`}
          type="email"
          name="recipientEmail"
          maxLength={256}
          autoComplete="off"
          defaultValue={typed?.recipientEmail}
          aria-describedby={`gift-hint-${id}`}
        />
        <p className="product-note" id={`gift-hint-${id}`}>
          {say(shown.sendsNoEmail ? 'giftEmailHintKept' : 'giftEmailHint')}
        </p>
      </div>
      <div className="product-field">
        <label htmlFor={`gift-message-${id}`}>
          {say('giftMessage')}
          {optional}
        </label>
        <textarea id={`gift-message-${id}`} name="message" maxLength={1000} rows={3} defaultValue={typed?.message} />
      </div>
      <SendDate shown={shown} page={page} id={id} />
    </>
  )
}

function SendDate({ shown, page, id }: Parameters<typeof GiftFields>[0]): ReactNode {
  const say = (name: MessageName<'catalog.shop'>) => shopMessages(page.language, name)
  return (
    <div className="product-field">
      <label htmlFor={`gift-send-${id}`}>
        {say('giftSend')}
        <span className="product-note"> ({say('optional')})</span>
      </label>
      <input
        id={`gift-send-${id}`}
        type="date"
        name="sendAt"
        defaultValue={shown.refused?.typed?.sendAt.slice(0, 10)}
        aria-describedby={`gift-send-hint-${id}`}
      />
      <p className="product-note" id={`gift-send-hint-${id}`}>
        {say('giftSendHint')}
      </p>
    </div>
  )
}

function Amount({ shown, page, id }: Parameters<typeof GiftFields>[0]): ReactNode {
  const { giftCard } = shown.product
  if (!giftCard) return null
  return (
    <div className="product-field">
      <label htmlFor={`gift-amount-${id}`}>
        {shopMessages(page.language, 'giftAmount')}
        <span className="product-note"> ({shopMessages(page.language, 'optional')})</span>
      </label>
      <input
        id={`gift-amount-${id}`}
        type="text"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={shown.refused?.typed?.amount}
        aria-describedby={`gift-range-${id}`}
      />
      <p className="product-note" id={`gift-range-${id}`}>
        {shopMessages(page.language, 'otherAmountRange', {
          low: moneyText(giftCard.minimumMinor, shown.storeSettings),
          high: moneyText(giftCard.maximumMinor, shown.storeSettings),
        })}
      </p>
    </div>
  )
}
