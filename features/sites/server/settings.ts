import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { mayDo } from '#platform/contract'
import { changed } from '#platform/database'
import {
  type SettingsGroup,
  type SiteSettings,
  settingsGroupNames,
  settingsGroups,
} from '../contract/settings.schema.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { isEnabled } from './entitlements.ts'
import { forgetSettings, siteSettings } from './site.queries.ts'

/** The groups that the roles of the person who asks may change. */
export async function readSettings(ctx: OwnerContext): Promise<Partial<SiteSettings>> {
  ctx.require('config')
  const settings = await siteSettings(ctx)
  const open = settingsGroupNames.filter((group) => mayDo(ctx.roles, settingsGroups[group].permission))
  return Object.fromEntries(open.map((group) => [group, settings[group]]))
}

/** Changes the given values of one group and leaves the others. */
export async function changeSettings(
  ctx: OwnerTransaction,
  { group, values }: { group: SettingsGroup; values: Record<string, unknown> },
): Promise<Partial<SiteSettings>> {
  ctx.require('config')
  const { schema, permission } = settingsGroups[group]
  ctx.require(permission)
  if (group === 'codeInjection' && !(await isEnabled(ctx, 'code-injection')))
    throw siteProblems.notEnabled({ feature: 'code-injection' })
  // Two people who change one site's settings at a time take turns.
  const row = await ctx.db
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', ctx.site.id)
    .forUpdate()
    .executeTakeFirst()
  forgetSettings(ctx)
  const before = (await siteSettings(ctx))[group]
  const read = schema.strict().safeParse({ ...before, ...values })
  if (!read.success) throw siteProblems.settingsUnfit({ group, where: read.error.issues[0]?.path.join('.') ?? group })
  await ctx.db
    .updateTable('websites')
    .set({ settings: { ...row?.settings, [group]: read.data } })
    .where('id', '=', ctx.site.id)
    .execute()
  forgetSettings(ctx)
  await audit(ctx, { action: 'site.settings_changed', subject: group, before, after: read.data })
  await changed(ctx, ['site'])
  return { [group]: read.data }
}
