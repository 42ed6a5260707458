import { currencyChanges } from '#features/catalog/server'
import { settingsGroups } from '#features/sites/server'
import { returnedPaymentEmail } from './base/returned-payment-email.ts'
import { paymentChanged } from '#features/payments/contract'
import { menuPlaces } from '#features/navigation/server'
import { systemPages } from '#features/pages/server'
import { personalRecords, signedOut } from '#features/members/server'
import { archiveTables, type Feature, listen, provide, recognition } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { cartApi, checkoutApi, checkoutFormApi, donateApi, funnelApi, checkoutSettings } from '../contract/index.ts'
import { addEntry } from './cart/add-entry.ts'
import type { CartTransaction } from './cart/answer-cart.ts'
import { readFunnel } from './reminders/cart-funnel.ts'
import { readCartDrawer } from './cart/cart-drawer.ts'
import { cartPage, cartPlaces } from './cart/cart-page.ts'
import { addCoupon, removeCoupon, setLocation, setOption } from './cart/change-cart.ts'
import { wantGoods } from './base/carts.queries.ts'
import { changeCheckoutForm, readCheckoutForm } from './checkout/change-checkout-form.ts'
import { changeEntry, removeEntry } from './cart/change-entry.ts'
import { checkoutPage } from './checkout/checkout-page.ts'
import { donatePage } from './gifts/donate-page.ts'
import { gotoCheckout, giftCardCheckout, subscribeCheckout, takeCart } from './checkout/enter-checkout.ts'
import { backToDonation, give } from './gifts/give.ts'
import { onCurrencyChanged } from './on-currency-changed.ts'
import { onPaymentCaptured } from './placing/on-payment-captured.ts'
import { orInstead } from './checkout/nothing-open.ts'
import { backToCheckout, orderFromCheckout } from './placing/answer-outcome.ts'
import { placePaidJob } from './placing/place-paid.job.ts'
import { unsubscribeFromCartEmails } from './reminders/unsubscribe-cart-emails.ts'
import { remindJob } from './reminders/remind.job.ts'
import { checkDetails, saveShipping } from './checkout/save-details.ts'
import { readEntryForm } from './cart/edit-fields.ts'
import { changeGiftCards } from './checkout/change-gift-cards.ts'
import { cloneCart } from './cart/clone-cart.ts'
import { personalCarts } from './cart/personal-carts.ts'
import { recogniseCart } from './cart/recognise-cart.ts'
import { takeWallet } from './checkout/take-wallet.ts'
import { takeTestWallet } from './checkout/test-wallet.ts'
import { tidyCheckoutJob } from './tidy-checkout.job.ts'
import { dropCode, takeCode } from './checkout/take-code.ts'
import { undoRemoval } from './cart/undo-removal.ts'
import { currentCart } from './cart/with-cart-errors.ts'
import { checkoutInArchives } from './checkout.tables.ts'

export const checkoutFeature: Feature = {
  name: 'checkout',
  blocks: Object.values(blocks),
  jobs: [placePaidJob, remindJob, tidyCheckoutJob],
  routes: [
    on(cartApi.cart, currentCart),
    on(cartApi.drawer, readCartDrawer),
    on(cartApi.add, addEntry, {
      ahead: (ctx: CartTransaction, { variantId }) => wantGoods(ctx, variantId),
      again: currentCart,
    }),
    on(cartApi.change, changeEntry),
    on(cartApi.changeByForm, changeEntry),
    on(cartApi.remove, removeEntry),
    on(cartApi.undo, undoRemoval),
    on(cartApi.entryForm, readEntryForm),
    on(cartApi.addCode, takeCode, { transaction: 'own' }),
    on(cartApi.removeCode, dropCode),
    on(cartApi.addCoupon, addCoupon, { transaction: 'own' }),
    on(cartApi.removeCoupon, removeCoupon),
    on(cartApi.removeCouponByForm, removeCoupon),
    on(cartApi.setLocation, setLocation),
    on(cartApi.setLocationByForm, setLocation),
    on(cartApi.setOption, setOption),
    on(cartApi.setOptionByForm, setOption),
    on(checkoutApi.gotoCheckout, gotoCheckout),
    on(checkoutApi.subscribe, subscribeCheckout),
    on(checkoutApi.takeCart, takeCart),
    on(checkoutApi.unsubscribeCartEmails, unsubscribeFromCartEmails),
    on(checkoutApi.giftCard, giftCardCheckout),
    on(checkoutApi.details, orInstead(checkDetails), { transaction: 'own' }),
    on(checkoutApi.testWallet, orInstead(takeTestWallet)),
    on(checkoutApi.wallet, takeWallet),
    on(checkoutApi.shipping, orInstead(saveShipping)),
    on(checkoutApi.card, orInstead(changeGiftCards), { transaction: 'own' }),
    on(checkoutApi.order, orderFromCheckout, { transaction: 'own' }),
    on(donateApi.give, give, { transaction: 'own' }),
    on(donateApi.back, backToDonation, { transaction: 'own' }),
    on(funnelApi.read, readFunnel),
    on(checkoutFormApi.read, readCheckoutForm),
    on(checkoutFormApi.change, changeCheckoutForm),
    on(checkoutApi.back, backToCheckout, { transaction: 'own' }),
  ],
  provides: [
    provide(archiveTables, checkoutInArchives),
    provide(recognition, recogniseCart),
    provide(systemPages, { '/cart': cartPage, '/checkout': checkoutPage, '/checkout/donate': donatePage }),
    provide(menuPlaces, cartPlaces),
    provide(personalRecords, personalCarts),
    provide(signedOut, cloneCart),
    provide(currencyChanges, onCurrencyChanged),
    returnedPaymentEmail,
    listen(paymentChanged, onPaymentCaptured),
    provide(settingsGroups, checkoutSettings),
  ],
}
