import { audit } from '#features/accounts/server'
import {
  cacheTag,
  type OwnerContext,
  type OwnerTransaction,
  type PlatformContext,
  provided,
  type SiteTransaction,
} from '#platform/context'
import { changedSince, type Input, mayDo, type Output } from '#platform/contract'
import { changed } from '#platform/database'
import type { SettingsPart } from '../../contract/settings-part.ts'
import type { sitesApi } from '../../contract/sites.api.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { isEnabled } from '../entitlements.ts'
import { settingsGroups } from '../extension-points.ts'
import { forgetSettings, settingsOf } from './stored-settings.ts'

type SomeSettings = Output<typeof sitesApi.settings>

/** The groups that the roles of the person who asks may change. */
export async function readSettings(ctx: OwnerContext): Promise<SomeSettings> {
  ctx.require('config')
  const settings: SomeSettings = {}
  for (const [group, part] of provided(ctx.product, settingsGroups))
    if (mayDo(ctx.roles, part.permission)) settings[group] = await settingsOf(ctx, part)
  return settings
}

/** Changes the given values of one group and leaves the others. */
export async function changeSettings(
  ctx: OwnerTransaction,
  { group, values, before: seen = {} }: Input<typeof sitesApi.changeSettings>,
): Promise<SomeSettings> {
  ctx.require('config')
  ctx.require(groupNamed(ctx, group).permission)
  if (group === 'codeInjection' && !(await isEnabled(ctx, 'code-injection')))
    throw siteProblems.notEnabled({ feature: 'code-injection' })
  const { before, after } = await writeSettings(ctx, group, values, seen)
  await audit(ctx, { action: 'site.settings_changed', subject: group, before, after })
  return { [group]: after }
}

/**
 * Like `changeSettings` without a permission check: for consequences of another change. Throws `sites.settings_unfit`,
 * or `sites.changed_since` where another person changed the `seen` values.
 */
export async function writeSettings(
  ctx: SiteTransaction,
  group: string,
  values: Record<string, unknown>,
  seen: Record<string, unknown> = {},
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  const part = groupNamed(ctx, group)
  // Concurrent changes of one site's settings follow each other.
  const row = await ctx.db
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', ctx.site.id)
    .forUpdate()
    .executeTakeFirst()
  forgetSettings(ctx)
  const before = await settingsOf(ctx, part)
  const where = changedSince(seen, before, values)
  if (where !== undefined) throw siteProblems.changedSince({ group, where })
  const read = part.schema.strict().safeParse({ ...before, ...values })
  if (!read.success) throw siteProblems.settingsUnfit({ group, where: read.error.issues[0]?.path.join('.') ?? group })
  await ctx.db
    .updateTable('websites')
    .set({ settings: { ...row?.settings, [group]: read.data } })
    .where('id', '=', ctx.site.id)
    .execute()
  forgetSettings(ctx)
  await changed(ctx, [cacheTag.site])
  return { before, after: read.data }
}

function groupNamed({ product }: PlatformContext, group: string): SettingsPart {
  const part = provided(product, settingsGroups).get(group)
  if (!part) throw siteProblems.settingsUnfit({ group, where: group })
  return part
}
