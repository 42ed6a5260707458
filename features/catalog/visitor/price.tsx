import type { Language } from '#platform/i18n'
import { formatMoney } from '#platform/money'
import type { ReactNode } from 'react'
import type { PriceState } from '../contract/price.rules.ts'
import { priceText } from '../contract/product-texts.ts'
import type { StoreSettings } from '../contract/product-view.ts'
import { shopMessages } from './shop.messages.ts'

export function moneyText(minor: number, { currency, format }: StoreSettings): string {
  return formatMoney({ minor, currency }, format)
}

/** Shows the price, with the price before the sale struck through beside it (A4.28, A4.29). */
export function Price({
  price,
  storeSettings,
  language,
}: {
  price: PriceState
  storeSettings: StoreSettings
  language: Language
}): ReactNode {
  const now = priceText(price, language, (minor) => moneyText(minor, storeSettings))
  const was = price.originalMinor === null ? null : moneyText(price.originalMinor, storeSettings)
  return <PriceWords now={now} was={was} language={language} />
}

export function PriceWords({ now, was, language }: { now: string; was: string | null; language: Language }): ReactNode {
  return (
    <p className="product-price">
      <span>{now}</span>
      {was !== null && (
        <del>
          <span className="sr">{shopMessages(language, 'was')} </span>
          {was}
        </del>
      )}
    </p>
  )
}
