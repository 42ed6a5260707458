import { siteTables } from '#platform/database'
import type { PlatformContext, Site } from '#platform/context'

/** C3.33, C3.34: our own numbers, by name. A name that is not here is denied. */
export const entitlements = {
  pages: 1,
  contributors: 2,
  customDomains: 3,
  codeInjection: 4,
  commerce: 5,
  giftCards: 6,
  pointOfSale: 7,
  memberAreas: 8,
  subscriptions: 9,
  customerAccounts: 10,
  productReviews: 11,
  localPickup: 12,
  installmentPayments: 13,
  newsletters: 14,
  scheduling: 15,
  donations: 16,
  discounts: 17,
  analytics: 18,
  imports: 19,
  multilingual: 20,
} as const
export type Entitlement = keyof typeof entitlements

/** A plan allows entitlements and bounds what can be counted; null is without bound. */
interface Plan {
  allows: readonly Entitlement[]
  pages: number | null
  contributors: number | null
}

const every = Object.keys(entitlements) as Entitlement[]
const plans: Record<string, Plan> = {
  /** Whoever runs the program has all of it. */
  own: { allows: every, pages: null, contributors: null },
  personal: {
    allows: ['pages', 'contributors', 'customDomains', 'analytics', 'imports'],
    pages: 1000,
    contributors: 2,
  },
}
export const defaultPlan = 'own'

export function planOf(name: string): Plan {
  return plans[name] ?? { allows: [], pages: 0, contributors: 0 }
}

/** A6.10: what can be switched per site, and the entitlement it needs. */
export const flags = {
  'user-accounts': { entitlement: 'customerAccounts', starts: true },
  'member-areas': { entitlement: 'memberAreas', starts: true },
  subscriptions: { entitlement: 'subscriptions', starts: true },
  'gift-cards': { entitlement: 'giftCards', starts: true },
  'local-pickup': { entitlement: 'localPickup', starts: true },
  'product-reviews': { entitlement: 'productReviews', starts: true },
  'installment-payments': { entitlement: 'installmentPayments', starts: false },
  'customer-accounts-verification': { entitlement: 'customerAccounts', starts: false },
  'code-injection': { entitlement: 'codeInjection', starts: true },
  comments: { entitlement: 'pages', starts: true },
  imports: { entitlement: 'imports', starts: true },
  'census-disabled': { entitlement: 'pages', starts: false },
  'session-recording': { entitlement: 'analytics', starts: false },
  /** Its owner sees what is tried out, and may switch it on. */
  'beta-circle': { entitlement: 'pages', starts: false },
} as const satisfies Record<string, { entitlement: Entitlement; starts: boolean }>
export type Flag = keyof typeof flags

/** R1.58: the plan and the flag must both allow it. */
export async function isEnabled(
  ctx: PlatformContext & { readonly site: Pick<Site, 'id'> },
  flag: Flag,
): Promise<boolean> {
  return (await enabledFeatures(ctx)).includes(flag)
}

/** Everything that is on for this site, in one question. */
export async function enabledFeatures(ctx: PlatformContext & { readonly site: Pick<Site, 'id'> }): Promise<Flag[]> {
  const site = await ctx.db.selectFrom('websites').select('plan').where('id', '=', ctx.site.id).executeTakeFirst()
  const set = await siteTables(ctx).selectFrom('website_flags').select(['flag', 'enabled']).execute()
  const { allows } = planOf(site?.plan ?? '')
  return (Object.keys(flags) as Flag[]).filter((flag) => {
    const isOn = set.find((row) => row.flag === flag)?.enabled ?? flags[flag].starts
    return isOn && allows.includes(flags[flag].entitlement)
  })
}
