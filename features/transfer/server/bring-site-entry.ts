import { settingsGroups, withFittingCookies } from '#features/sites/server'
import { type PlatformContext, provided, type SiteTransaction } from '#platform/context'
import { type SiteEntry, siteEntrySchema, siteMarker } from '../contract/archive.schema.ts'
import { transferProblems } from '../contract/transfer.problems.ts'
import type { SiteArchive } from './read-site-archive.ts'

/** Applies the site-wide settings. */
export async function bringSiteEntry(
  ctx: SiteTransaction,
  { title, locale, timeZone, type, layoutVersion, settings }: SiteEntry,
): Promise<void> {
  await ctx.db
    .updateTable('websites')
    .set({
      title,
      locale,
      time_zone: timeZone,
      type,
      layout_version: layoutVersion,
      settings: JSON.parse(JSON.stringify(settings).replaceAll(siteMarker, ctx.site.id)),
    })
    .where('id', '=', ctx.site.id)
    .execute()
}

/** Read by what an owner may set: every page of the site reads the settings. */
export async function siteEntryOf(ctx: PlatformContext, archive: SiteArchive): Promise<SiteEntry> {
  const entry = await archive.json('site.json', siteEntrySchema)
  const settings = withFittingCookies(entry.settings)
  for (const [group, { schema }] of provided(ctx.product, settingsGroups)) {
    const read = schema.safeParse(settings[group] ?? {})
    if (read.success) continue
    const where = ['settings', group, ...(read.error.issues[0]?.path ?? [])].map(String).join('.')
    throw transferProblems.unfit({ where: where.slice(0, 200) })
  }
  return entry
}
