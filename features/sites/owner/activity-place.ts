/** Screens that show the result of acts on subjects without a screen of their own. */
const places: readonly (readonly [action: string, screen: string])[] = [
  ['contributor.', '/config/contributors'],
  ['domain.', '/config/settings?tab=domains'],
  ['letter.', '/config/emails'],
  ['trash.', '/config/trash'],
  ['document.deleted', '/config/trash'],
  ['site.second_factor', '/config/contributors'],
  ['site.offered', '/config/contributors'],
  ['site.transferred', '/config/contributors'],
  ['site.changed', '/config/settings'],
  ['site.flag', '/config/settings?tab=advanced'],
  ['area.', '/config/areas'],
  ['members.', '/config/members'],
  ['catalog.donation', '/config/donations'],
  ['catalog.currency', '/config/store-settings'],
  ['catalog.', '/config/products'],
  ['checkout.', '/config/checkout'],
  ['discount.', '/config/discounts'],
  ['forms.', '/config/form-settings'],
  ['order.', '/config/orders'],
  ['gift_card.', '/config/gift-cards'],
  ['payments.', '/config/payments'],
  ['reviews.', '/config/reviews'],
  ['shipping.', '/config/shipping'],
  ['tax.', '/config/taxes'],
]

const settings: Readonly<Record<string, string>> = {
  announcement: '/config/promotion',
  popupOverlay: '/config/promotion',
  mobileInfoBar: '/config/promotion',
  cookies: '/config/cookies',
  search: '/config/search',
  store: '/config/store-settings',
  measurement: '/config/store-settings',
  comments: '/config/comments',
  reviews: '/config/reviews',
  members: '/config/members',
  forms: '/config/form-settings',
  business: '/config/settings?tab=business',
  social: '/config/settings?tab=social',
  multilingual: '/config/settings?tab=languages',
  notices: '/config/settings?tab=notices',
  services: '/config/services',
  advanced: '/config/settings?tab=advanced',
  codeInjection: '/config/settings?tab=code',
}

export function placeOf(action: string, subject: string): string | null {
  if (action === 'site.settings_changed') return settings[subject] ?? '/config/settings'
  return places.find(([start]) => action.startsWith(start))?.[1] ?? null
}
