import { requireStaff } from '#features/accounts/server'
import {
  cacheTag,
  type OwnerContext,
  type PlatformContext,
  type Site,
  type SiteContext,
  type OwnerTransaction,
} from '#platform/context'
import { enumerations } from '#platform/contract'
import { changed, siteCache, siteTables } from '#platform/database'
import { siteMessages as say } from '../contract/sites.messages.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { isEnabled } from './entitlements.ts'
import { isSwitchedOn } from './flags/switchable.ts'

/** Experiments for internal sites (`internal`) and for sites whose owners volunteered (`circle`). */
const lists = {
  internal: ['experiment-override'],
  circle: ['page-transitions'],
} as const
export type LabsList = keyof typeof lists

export interface Labs {
  features: { key: string; name: string; description: string; enabled: boolean }[]
}

export async function readLabs(ctx: OwnerContext, list: LabsList): Promise<Labs> {
  await requireList(ctx, list)
  const on = await switchedOn(ctx, list)
  const features = lists[list].map((key) => ({
    key,
    name: say(ctx.locale, `labs.${key}`),
    description: say(ctx.locale, `labs.${key}.said`),
    enabled: on.includes(key),
  }))
  return { features }
}

/** Changes the given lists and returns them as saved. */
export async function changeLabs(
  ctx: OwnerTransaction,
  list: LabsList,
  { features }: { features: Readonly<Record<string, boolean>> },
): Promise<Labs> {
  await requireList(ctx, list)
  for (const [key, enabled] of Object.entries(features)) {
    if (!(lists[list] as readonly string[]).includes(key)) throw siteProblems.labsUnknown({ key })
    await siteTables(ctx)
      .insertInto('labs_features')
      .values({ list, key, enabled })
      .onConflict((conflict) => conflict.columns(['website_id', 'list', 'key']).doUpdateSet({ enabled }))
      .execute()
  }
  await changed(ctx, [cacheTag.site])
  return readLabs(ctx, list)
}

/** Beta flags for a site's pages: those of its test group, and those of the platform on its own sites. */
export async function betaFeatureFlags(
  ctx: PlatformContext & { readonly site: Pick<Site, 'id' | 'status'> },
  isInCircle: boolean,
): Promise<string[]> {
  const isInternal = ctx.site.status === enumerations.siteStatuses.internal
  const circle = isInCircle || isInternal ? await switchedOn(ctx, 'circle') : []
  const internal = isInternal ? await switchedOn(ctx, 'internal') : []
  return [...circle, ...internal]
}

/** Tells whether this site has an experiment enabled, from the process's cache. */
export async function isTriedOut(ctx: SiteContext, key: string): Promise<boolean> {
  const read = async () => betaFeatureFlags(ctx, await isSwitchedOn(ctx, 'beta-circle'))
  return (await siteCache.value(ctx, 'labs', read)).includes(key)
}

async function requireList(ctx: OwnerContext, list: LabsList): Promise<void> {
  ctx.require('config')
  if (list === 'internal') await requireStaff(ctx, 'labs.change')
  else if (!(await isEnabled(ctx, 'beta-circle'))) throw siteProblems.notEnabled({ feature: 'beta-circle' })
}

async function switchedOn(
  ctx: PlatformContext & { readonly site: Pick<Site, 'id'> },
  list: LabsList,
): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('labs_features')
    .select('key')
    .where('list', '=', list)
    .where('enabled', '=', true)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key).filter((key) => (lists[list] as readonly string[]).includes(key))
}
