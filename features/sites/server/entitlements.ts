import { siteTables } from '#platform/database'
import type { PlatformContext, Site } from '#platform/context'

/** C3.33, C3.34: our own numbers by name. Unknown names are denied. */
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

/** A plan allows entitlements and limits what can be counted; null is unlimited. */
interface Plan {
  allows: readonly Entitlement[]
  pages: number | null
  contributors: number | null
}

const every = Object.keys(entitlements) as Entitlement[]
const plans: Record<string, Plan> = {
  /** Installations run by their owner have every feature. */
  own: { allows: every, pages: null, contributors: null },
  personal: {
    allows: ['pages', 'contributors', 'customDomains', 'analytics', 'imports'],
    pages: 1000,
    contributors: 2,
  },
}
export const defaultPlan = 'own'
export const planNames: readonly string[] = Object.keys(plans)

export function planOf(name: string): Plan {
  return plans[name] ?? { allows: [], pages: 0, contributors: 0 }
}

/**
 * Features that can be switched per site, with the entitlement that each needs (A6.10). `by`: who finds its switch in
 * the settings of the site; staff finds all of them. Flags without an effect have no switch: verification, because new
 * members always answer an email, and payment in installments, which the account at the payment provider decides.
 */
export const flags = {
  'user-accounts': { entitlement: 'customerAccounts', starts: true, by: 'owner' },
  'member-areas': { entitlement: 'memberAreas', starts: true, by: 'owner' },
  subscriptions: { entitlement: 'subscriptions', starts: true, by: 'owner' },
  'gift-cards': { entitlement: 'giftCards', starts: true, by: 'owner' },
  'local-pickup': { entitlement: 'localPickup', starts: true, by: 'owner' },
  'product-reviews': { entitlement: 'productReviews', starts: true, by: 'owner' },
  'installment-payments': { entitlement: 'installmentPayments', starts: true, by: 'nobody' },
  'customer-accounts-verification': { entitlement: 'customerAccounts', starts: true, by: 'nobody' },
  'code-injection': { entitlement: 'codeInjection', starts: true, by: 'owner' },
  comments: { entitlement: 'pages', starts: true, by: 'owner' },
  imports: { entitlement: 'imports', starts: true, by: 'owner' },
  'textarea-max-length': { entitlement: 'pages', starts: true, by: 'owner' },
  'census-disabled': { entitlement: 'pages', starts: false, by: 'staff' },
  'session-recording': { entitlement: 'analytics', starts: false, by: 'staff' },
  /** Shows experiments to the owner, who may enable them. */
  'beta-circle': { entitlement: 'pages', starts: false, by: 'staff' },
} as const satisfies Record<string, { entitlement: Entitlement; starts: boolean; by: 'owner' | 'staff' | 'nobody' }>
export type Flag = keyof typeof flags

/** R1.58: the plan and the flag must both allow it. */
export async function isEnabled(
  ctx: PlatformContext & { readonly site: Pick<Site, 'id'> },
  flag: Flag,
): Promise<boolean> {
  return (await enabledFeatures(ctx)).includes(flag)
}

/** Returns all enabled features of this site with one query. */
export async function enabledFeatures(ctx: PlatformContext & { readonly site: Pick<Site, 'id'> }): Promise<Flag[]> {
  const states = await flagStates(ctx)
  return states.flatMap(({ flag, isOn, isInPlan }) => (isOn && isInPlan ? [flag] : []))
}

/** Returns the state of each flag and whether the plan allows it. */
export async function flagStates(
  ctx: PlatformContext & { readonly site: Pick<Site, 'id'> },
): Promise<{ flag: Flag; isOn: boolean; isInPlan: boolean }[]> {
  const site = await ctx.db.selectFrom('websites').select('plan').where('id', '=', ctx.site.id).executeTakeFirst()
  const rows = await siteTables(ctx).selectFrom('website_flags').select(['flag', 'enabled']).execute()
  const { allows } = planOf(site?.plan ?? '')
  return (Object.keys(flags) as Flag[]).map((flag) => ({
    flag,
    isOn: rows.find((row) => row.flag === flag)?.enabled ?? flags[flag].starts,
    isInPlan: allows.includes(flags[flag].entitlement),
  }))
}
