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
  ].map((name) => ({ name, reason: byPrograms })),
  ...[
    'designApi.oldFavicon',
    'designApi.touchIcon',
    'designApi.fontSheet',
    'feedApi.collection',
    'feedApi.siteMap',
    'feedApi.robots',
    'feedApi.llms',
    'feedApi.security',
  ].map((name) => ({ name, reason: byBrowsers })),
  { name: 'paymentsApi.stripeWebhook', reason: 'Stripe calls it and signs what it sends.' },
  { name: 'servingApi.widgetRendering', reason: "Owners' own code calls it (C7.08)." },
  { name: 'shopApi.product', reason: "Owners' own code and other programs read products by it." },
  { name: 'checkoutApi.giftCard', reason: 'Links on pages that came from elsewhere lead there.' },
  {
    name: 'store.isCurrencyChosen',
    reason: 'It is set with the currency, whose screen calls catalogApi.changeCurrency.',
  },
  ...[
    'two-webs.test.ts: documentsApi.append',
    'two-webs.test.ts: documentsApi.publish',
    'layout.test.ts: sitesApi.create',
    'layout.test.ts: sitesApi.remove',
    'weight.test.ts: sitesApi.create',
  ].map((name) => ({ name, reason: race })),
]
