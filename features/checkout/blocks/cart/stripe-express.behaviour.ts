import { behaviour } from '#platform/islands'
import type { Cart } from '../../contract/cart.schema.ts'
import type { StripeExpressSettings } from '../../contract/stripe-fields.ts'
import { leaveFor, payByStripe } from './stripe-pay.dom.ts'
import { openStripe, type StripeOpened, type WalletDetails, type WalletEvent } from './stripe-script.dom.ts'
import { type Answered, callCart, callShop } from './cart-calls.dom.ts'

/**
 * Stripe's wallets beside the cart, whose total follows the wallet's address and shipping method. Hidden without a
 * wallet.
 */
export const stripeExpress = behaviour<StripeExpressSettings>('stripe-express', (root, stripeSettings) => {
  const place = root.querySelector<HTMLElement>('.cart-wallets')
  if (place) void openStripe(place, stripeSettings).then((opened) => opened && offer(place, opened, stripeSettings))
})

function offer(place: HTMLElement, opened: StripeOpened, stripeSettings: StripeExpressSettings): void {
  const mount = place.querySelector<HTMLElement>('[data-mount]')
  if (!mount) return
  let shownMinor = stripeSettings.amountMinor
  const show = (cart: Cart): Cart => {
    shownMinor = cart.grandTotalCents
    opened.elements.update({ amount: shownMinor })
    return cart
  }
  const element = opened.elements.create('expressCheckout', { buttonHeight: 48 })
  element.on('ready', ({ availablePaymentMethods }) => (place.hidden = !availablePaymentMethods))
  // The cart may have changed since the page was rendered.
  element.on(
    'click',
    ({ resolve }) =>
      void callCart('GET', '').then(
        (answered) => answered.ok && resolve?.(asksOf(show(answered.body), stripeSettings)),
      ),
  )
  const follow = ({ resolve, reject }: WalletEvent, call: Promise<Answered>): void =>
    void call.then((answered) => {
      if (!answered.ok || (answered.body.requiresShipping && answered.body.shippingOptions.length === 0)) reject?.()
      else resolve?.({ shippingRates: ratesOf(show(answered.body), stripeSettings) })
    })
  element.on('shippingaddresschange', (event) => {
    const { country = '', state = '', postal_code: postalCode = '' } = event.address ?? {}
    follow(event, callCart('PUT', '/shipping-location', { country, region: state, postalCode }))
  })
  element.on('shippingratechange', (event) =>
    follow(event, callCart('PUT', '/shipping-option', { id: event.shippingRate?.id ?? '' })),
  )
  element.on('confirm', (event) => void confirm(event).then((sentence) => say(place, sentence)))
  const confirm = async (event: WalletEvent): Promise<string> => {
    const answered = await callShop<{ go?: string; fingerprint?: string; dueMinor?: number }>(
      'POST',
      '/checkout/wallet',
      detailsOf(event),
    )
    const { go, fingerprint = '', dueMinor } = answered.ok ? answered.body : {}
    if (answered.ok && go === undefined && dueMinor === shownMinor)
      return payByStripe(opened, fingerprint, stripeSettings)
    event.paymentFailed?.({ reason: 'fail' })
    if (answered.ok) return leaveFor(go ?? '/checkout?said=changed')
    return answered.sentence ?? (answered.isOffline ? stripeSettings.words.offline : stripeSettings.words.failed)
  }
  element.mount(mount)
}

/** Returns the details that the wallet requests from the shopper. */
function asksOf(cart: Cart, stripeSettings: StripeExpressSettings): object {
  const asks = { emailRequired: true, billingAddressRequired: true }
  if (!cart.requiresShipping) return asks
  const { countries } = stripeSettings
  return {
    ...asks,
    shippingAddressRequired: true,
    ...(countries ? { allowedShippingCountries: countries } : {}),
    shippingRates: ratesOf(cart, stripeSettings),
  }
}

/** The chosen method comes first, because wallets preselect the first one. */
function ratesOf({ shippingOptions, selectedShippingOption }: Cart, { later }: StripeExpressSettings): object[] {
  if (shippingOptions.length === 0) return [{ id: 'later', amount: 0, displayName: later }]
  const chosenFirst = shippingOptions.toSorted(
    (a, b) => Number(b.id === selectedShippingOption.id) - Number(a.id === selectedShippingOption.id),
  )
  return chosenFirst.map(({ id, title, costCents }) => ({ id, amount: costCents, displayName: title }))
}

function detailsOf({ billingDetails, shippingAddress, shippingRate }: WalletEvent): object {
  const { name = '', address = {} }: WalletDetails = shippingAddress ?? billingDetails ?? {}
  const [lastName = '', ...first] = name.trim().split(/\s+/).toReversed()
  const { line1, line2, city, state, postal_code: postalCode, country } = address
  return {
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    firstName: first.toReversed().join(' '),
    lastName,
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    region: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
    option: shippingRate?.id ?? '',
  }
}

function say(place: HTMLElement, sentence: string): void {
  const statusElement = place.querySelector<HTMLElement>('[data-said]')
  if (!statusElement) return
  statusElement.textContent = sentence
  statusElement.hidden = sentence === ''
}
