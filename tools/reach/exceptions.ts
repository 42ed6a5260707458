/** Why nobody has to reach something by hand. What is reached after all has to leave this list. */
export interface Exception {
  /** The name of an endpoint or a setting, or `journey.test.ts: endpoint`. */
  name: string
  reason: string
}

const byPrograms = 'Programs call it; people use the form of the page that does the same.'
const byBrowsers = 'Browsers and search engines fetch it by themselves.'
const race = 'The journey is about two processes or many pages at once: what it changes is the same on every run.'

export const exceptions: readonly Exception[] = [
  ...[
    'accountsApi.register',
    'accountsApi.confirmRegistration',
    'accountsApi.signIn',
    'accountsApi.forgotPassword',
    'accountsApi.resetPassword',
    'accountsApi.confirmEmail',
    'secondFactorApi.signInByPasskey',
    'secondFactorApi.secondStep',
    'reviewsApi.request',
    'reviewsApi.send',
    'cartApi.addCoupon',
    'cartApi.removeCoupon',
  ].map((name) => ({ name, reason: byPrograms })),
  ...['headerFooterApi.get', 'headerFooterApi.put'].map((name) => ({
    name,
    reason: 'Programs read and replace both at once by it (C7.35); people change them on the canvas.',
  })),
  ...['servingApi.manifest', 'designApi.fontSheet', 'feedApi.collection', 'feedApi.security'].map((name) => ({
    name,
    reason: byBrowsers,
  })),
  ...['newsletterLinksApi.oneClick', 'newsletterLinksApi.openOneClick'].map((name) => ({
    name,
    reason: 'Mail programs call the address in the List-Unsubscribe header of each campaign.',
  })),
  {
    name: 'campaignPagesApi.report',
    reason: 'Mailboxes forward bounces and complaints to it; the report of a campaign shows its address.',
  },
  { name: 'paymentsApi.stripeWebhook', reason: 'Stripe calls it and signs what it sends.' },
  { name: 'servingApi.widgetRendering', reason: "Owners' own code calls it (C7.08)." },
  { name: 'shopApi.feed', reason: 'Shopping services fetch it; the settings of the store show its address.' },
  { name: 'shopApi.product', reason: "Owners' own code and other programs read products by it." },
  ...['cartApi.removeCouponByForm', 'checkoutApi.card'].map((name) => ({
    name,
    reason: 'Pages send it that were open before one field took every code.',
  })),
  { name: 'checkoutApi.giftCard', reason: 'Links on pages that came from elsewhere lead there.' },
  {
    name: 'store.isCurrencyChosen',
    reason: 'It is set with the currency, whose screen calls catalogApi.changeCurrency.',
  },
  {
    name: 'multilingual.languages',
    reason: 'It is set with the languages of a site, whose screen calls multilingualApi.changeLanguages.',
  },
  ...[
    'two-webs.test.ts: documentsApi.append',
    'two-webs.test.ts: documentsApi.publish',
    'weight.test.ts: sitesApi.create',
  ].map((name) => ({ name, reason: race })),
]
