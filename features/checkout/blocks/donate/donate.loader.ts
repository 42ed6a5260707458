import { donationById, readStoreSettings } from '#features/catalog/server'
import { paymentOptions } from '#features/payments/server'
import type { VisitorContext } from '#platform/context'
import { idSchema } from '#platform/contract'
import { formatMoney } from '#platform/money'
import type { BlockLoader } from '#platform/render/server'
import { chosenWay, wrongCardField } from '../../contract/card-fields.rules.ts'
import { donateMessages } from '../../contract/donate.messages.ts'
import type { DonateView } from '../../contract/donate-view.ts'
import { giftTypedSchema } from '../../contract/gift.schema.ts'
import { checkoutMessages } from '../../contract/index.ts'
import { giftByToken, giftFaults } from '../../server/gifts/gifts.queries.ts'
import type { DonateProps } from './donate.contract.ts'

type Query = Readonly<Record<string, string>>

/** Loads the requested donation with the answers of the giver; null for an unknown one. */
export const loadDonate: BlockLoader<DonateProps, DonateView | null> = async (ctx, blocks, page) => {
  const data = await viewOf(ctx, page.query)
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function viewOf(ctx: VisitorContext, query: Query): Promise<DonateView | null> {
  const id = idSchema.safeParse(query.donatePageId)
  const donation = id.success ? await donationById(ctx, id.data) : null
  if (!donation?.isActive) return null
  const storeSettings = await readStoreSettings(ctx)
  const sent = query.gift ? await giftByToken(ctx, query.gift) : null
  const isOpen = sent !== null && sent.order_id === null && sent.donation_id === donation.id
  const chosen = giftTypedSchema.safeParse({ amount: query.amount, otherAmount: query.otherAmount, every: query.every })
  const typed = isOpen ? sent.typed : chosen.success ? chosen.data : giftTypedSchema.parse({})
  const options = await paymentOptions(ctx)
  const money = (minor: number) => formatMoney({ minor, currency: storeSettings.currency }, storeSettings.format)
  const values = { low: money(donation.minimumMinor), high: money(donation.maximumMinor) }
  const found = isOpen && query.said ? giftFaults(donation, typed, { currency: storeSettings.currency }) : {}
  if (isOpen && (query.said === 'provider' || query.said === 'repeat')) found.provider = query.said
  return {
    donation,
    storeSettings: storeSettings,
    repeats: donation.recurring.map((unit) => ({ unit, text: donateMessages(ctx.locale, `every.${unit}`) })),
    typed,
    gift: isOpen ? (query.gift ?? '') : Buffer.from(ctx.random(32)).toString('base64url'),
    faults: Object.fromEntries(
      Object.entries(found).map(([field, fault]) => [
        field,
        donateMessages(ctx.locale, `fault.${fault}` as 'fault.range', values),
      ]),
    ),
    options,
    notice: noticeOf(ctx, query),
    wrongCardField: wrongCardField(query.said),
    chosenWay: chosenWay(options, typed.provider),
  }
}

const sayings = [
  'changed',
  'declined',
  'declined-often',
  'expiry-past',
  'unfit-cvc',
  'unfit-expiry',
  'unfit-number',
  'left',
  'waiting',
  'failed',
] as const

function noticeOf(ctx: VisitorContext, { said }: Query): string {
  const name = sayings.find((saying) => saying === said)
  return name ? checkoutMessages(ctx.locale, `said.${name}`) : ''
}
