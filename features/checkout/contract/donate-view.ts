import type { Donation, StoreSettings } from '#features/catalog/contract'
import type { PaymentOption } from '#features/payments/contract'
import type { CardField } from './card-fields.rules.ts'
import type { GiftTyped } from './gift.schema.ts'

/** Data of the donation page: its questions and the values typed so far. */
export interface DonateView {
  donation: Donation
  storeSettings: StoreSettings
  /** How often it may be given again, in words. */
  repeats: readonly { unit: string; text: string }[]
  typed: GiftTyped
  /** Id of this form; sending it again is the same gift. */
  gift: string
  /** By field; only once something was sent. */
  faults: Readonly<Record<string, string>>
  options: readonly PaymentOption[]
  notice: string
  /** The field of the card with the fault. */
  wrongCardField: CardField | null
  /** Provider of the chosen payment method: the one that was tried, or the first. */
  chosenWay: string
}
