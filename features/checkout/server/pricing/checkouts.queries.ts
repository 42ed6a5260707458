import { type Form, readAnswers } from '#features/forms/contract'
import type { SiteContext, SiteTransaction, VisitorContext } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { isEmailAddress, addressFaults, newId, type PostalAddress, postalAddressSchema } from '#platform/contract'
import { preparedRead, upsertRow, siteTables } from '#platform/database'
import type { Sellable } from '#features/catalog/server'
import { takesTaxOff, treatmentOf, type VatCheck } from '#features/tax/contract'
import { realVatNumber, taxRulesFor, taxSettings, vatCheckOf } from '#features/tax/server'
import { checkoutForm } from '../base/checkout-form.queries.ts'
import { goodsIn, type CartWithLines } from '../base/carts.queries.ts'
import { mayBuy } from '../base/may-buy.ts'
import type { CheckoutsTable } from '../checkout.tables.ts'
import { paysTwice } from './needless-lines.ts'
import { priceCart } from './price-cart.ts'
import type { PricedCart } from '../base/priced-cart.ts'

export interface Checkout {
  row: CheckoutsTable
  /** The shop's questions for every order. */
  form: Form | null
  /** The cart with the address and customer of the checkout. */
  priced: PricedCart
  /** Check result of the entered VAT number. */
  vatCheck: VatCheck | null
  /** Whether tax is charged because the number could not be verified. */
  isUnchecked: boolean
  /** Faults by field, as `fault.NAME` of the messages. */
  faults: Record<string, string>
}

/** State of this cart's checkout, which is created if it does not exist. */
export async function checkoutOf(ctx: SiteContext, loaded: CartWithLines): Promise<Checkout> {
  const [row, goods] = await Promise.all([checkoutRow(ctx, loaded.cart.id), goodsIn(ctx, loaded.cart.id)])
  return pricedCheckout(ctx, loaded, { stored: row, goods })
}

/** Like `checkoutOf`, with data that were read already. */
export async function pricedCheckout(
  ctx: SiteContext,
  loaded: CartWithLines,
  { stored, goods }: { stored: CheckoutsTable | undefined; goods: ReadonlyMap<string, Sellable> },
): Promise<Checkout> {
  const row = stored ?? startOf(ctx, loaded)
  const form = await checkoutForm(ctx)
  const hasAddress = row.address.country !== ''
  const { vatNumber, vatCheck, isUnchecked } = await businessOf(ctx, row)
  const isMember = await paysTwice(ctx, { email: row.email, lines: loaded.lines, goods })
  const priced = await priceCart(ctx, loaded, {
    sellables: goods,
    email: row.email === '' ? null : row.email,
    vatNumber,
    ...(hasAddress ? { address: row.address } : {}),
  })
  const isCharged = isUnchecked && priced.taxTreatment === 'standard'
  const { requiresShipping } = priced
  const faults = faultsOf(row, { requiresShipping, form, vatCheck, isMember })
  return { row, priced, form, vatCheck, isUnchecked: isCharged, faults }
}

/** Returns the cart for its page: with the total of the checkout after a VAT number was given. */
export async function checkoutCart(
  ctx: VisitorContext & Partial<CalledBy>,
  loaded: CartWithLines,
  sellables: ReadonlyMap<string, Sellable> = new Map(),
): Promise<PricedCart> {
  const row = await checkoutRow(ctx, loaded.cart.id)
  const vatNumber = row ? (await businessOf(ctx, row)).vatNumber : null
  return priceCart(ctx, loaded, { sellables, vatNumber, mayBuy: (sellable) => mayBuy(ctx, sellable) })
}

/** Returns the VAT number if it removes the tax, with its check result. */
async function businessOf(
  ctx: SiteContext,
  row: CheckoutsTable,
): Promise<Pick<Checkout, 'vatCheck' | 'isUnchecked'> & { vatNumber: string | null }> {
  if (row.vat_number === '') return { vatNumber: null, vatCheck: null, isUnchecked: false }
  const vatCheck = await vatCheckOf(ctx, row.vat_number)
  const isUnchecked = await isChargedUnchecked(ctx, row, vatCheck)
  const isCounted = !isUnchecked && vatFault(row.vat_number, vatCheck) === null
  return { vatNumber: isCounted ? (realVatNumber(row.vat_number)?.number ?? null) : null, vatCheck, isUnchecked }
}

/** Tells whether tax is charged on an unconfirmed number: the shop decides whether it is due until confirmation. */
async function isChargedUnchecked(ctx: SiteContext, row: CheckoutsTable, check: VatCheck | null): Promise<boolean> {
  const { settings } = await taxSettings(ctx)
  if (takesTaxOff(check, settings)) return false
  const { address } = row
  const question = { address, customer: { vatNumber: realVatNumber(row.vat_number)?.number ?? null, isExempt: false } }
  const rules = await taxRulesFor(ctx, { country: address.country, email: null })
  return (['goods', 'services'] as const).some((kind) => treatmentOf(question, rules, kind) === 'reverse-charge')
}

const ofCart = preparedRead((db, { site, cart }: { site: string; cart: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('checkouts')
    .selectAll()
    .where('cart_id', '=', cart),
)

export async function checkoutRow(ctx: SiteContext, cartId: string): Promise<CheckoutsTable | undefined> {
  return (await ofCart(ctx.db, { site: ctx.site.id, cart: cartId })).rows[0]
}

export function startOf(ctx: SiteContext, { cart }: CartWithLines): CheckoutsTable {
  const now = ctx.now()
  return {
    website_id: ctx.site.id,
    cart_id: cart.id,
    id: newId(now.getTime()),
    email: cart.email ?? '',
    address: postalAddressSchema.parse(cart.location ?? {}),
    vat_number: '',
    note: '',
    accepts_marketing: false,
    keeps_address: false,
    answers: {},
    payment_id: null,
    fingerprint: '',
    attempt: 1,
    created_at: now,
    changed_at: now,
  }
}

/** The key of the order that a checkout becomes. */
export const checkoutKey = (id: string): string => `checkout ${id}`

export function keepCheckout(ctx: SiteTransaction, row: CheckoutsTable): void {
  const kept = { key: ['website_id', 'cart_id'], kept: ['id', 'created_at'] } as const
  ctx.tx.beforeCommit(upsertRow(ctx.db, 'checkouts', { ...row, changed_at: ctx.now() }, kept))
}

/** Orders without shipping need fewer fields. */
const needed = new Set<keyof PostalAddress>(['lastName', 'country'])

interface ToCheck {
  requiresShipping: boolean
  form: Form | null
  vatCheck: VatCheck | null
  /** Whether the email address already belongs to a member of a purchased area. */
  isMember: boolean
}

/** Values by field; the shop's own questions are `form.ID`. */
export function faultsOf(
  { email, address, vat_number, answers }: CheckoutsTable,
  { requiresShipping, form, vatCheck, isMember }: ToCheck,
): Record<string, string> {
  const faults: Record<string, string> = {}
  if (email === '') faults.email = 'missing'
  else if (!isEmailAddress(email)) faults.email = 'email'
  else if (isMember) faults.email = 'member'
  for (const { field, fault } of addressFaults(address))
    if (requiresShipping || needed.has(field)) faults[field] ??= fault
  const ofVat = vatFault(vat_number, vatCheck)
  if (ofVat) faults.vatNumber = ofVat
  for (const id of form ? readAnswers(form, answers).missing : []) faults[`form.${id}`] = 'answer'
  return faults
}

/** A number that is made up, or that its country does not know. */
function vatFault(vatNumber: string, check: VatCheck | null): 'vat' | 'vatRefused' | null {
  if (vatNumber === '') return null
  if (realVatNumber(vatNumber) === null) return 'vat'
  return check?.state === 'invalid' ? 'vatRefused' : null
}
