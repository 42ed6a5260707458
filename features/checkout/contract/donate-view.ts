import type { Donation, StoreSettings } from '#features/catalog/contract'
import type { PaymentOption } from '#features/payments/contract'
import type { CardField } from './card-fields.rules.ts'
import type { GiftTyped } from './gift.schema.ts'

/** Data of the donation page: its questions and the values typed so far. */
export interface DonateView {
  donation: Donation
  storeSettings: StoreSettings
  /** Intervals for repeating it, as texts. */
  repeats: readonly { unit: string; text: string }[]
  typed: GiftTyped
  /** Id of this form; sending it again is the same gift. */
  gift: string
  /** Faults by field, after something was sent. */
  faults: Readonly<Record<string, string>>
  options: readonly PaymentOption[]
  notice: string
  /** The field of the card with the fault. */
  wrongCardField: CardField | null
  /** Provider of the chosen payment method: the one of the last attempt, or the first. */
  chosenWay: string
}
