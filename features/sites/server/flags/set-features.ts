import { audit } from '#features/accounts/server'
import { cacheTag, type SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { type Flag, flagStates, flags } from '../entitlements.ts'

export interface FeatureChanges {
  readonly on: readonly Flag[]
  readonly off: readonly Flag[]
  /** One of `planNames`; absent keeps the plan. */
  readonly plan?: string
}

export interface SiteFeatures {
  readonly plan: string
  readonly flags: Awaited<ReturnType<typeof flagStates>>
}

export const flagNames: readonly string[] = Object.keys(flags)

export function isFlag(name: string): name is Flag {
  return flagNames.includes(name)
}

/** Returns the plan of a site and the states of its flags, for people who run the installation. */
export async function siteFeatures(ctx: SiteTransaction): Promise<SiteFeatures> {
  const { plan } = await ctx.db
    .selectFrom('websites')
    .select('plan')
    .where('id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  return { plan, flags: await flagStates(ctx) }
}

/** Switches flags of a site and sets its plan, with entries in its audit trail. */
export async function setFeatures(ctx: SiteTransaction, { on, off, plan }: FeatureChanges): Promise<SiteFeatures> {
  const before = await siteFeatures(ctx)
  for (const [names, isOn] of [
    [on, true],
    [off, false],
  ] as const)
    for (const flag of names) await storeFlag(ctx, flag, isOn)
  if (plan !== undefined && plan !== before.plan) {
    await ctx.db.updateTable('websites').set({ plan }).where('id', '=', ctx.site.id).execute()
    await audit(ctx, { action: 'site.plan_changed', subject: plan, before: { plan: before.plan }, after: { plan } })
  }
  await changed(ctx, [cacheTag.site])
  return siteFeatures(ctx)
}

/** Stores the state of a flag, with an entry in the audit trail. */
export async function storeFlag(ctx: SiteTransaction, flag: Flag, isOn: boolean): Promise<void> {
  await siteTables(ctx)
    .insertInto('website_flags')
    .values({ flag, enabled: isOn })
    .onConflict((conflict) => conflict.columns(['website_id', 'flag']).doUpdateSet({ enabled: isOn }))
    .execute()
  await audit(ctx, { action: 'site.flag_changed', subject: flag, before: null, after: { isOn } })
}
