import type { InTransaction, PlatformContext, Site } from '#platform/context'
import { cacheKey, frozen, siteCache } from '#platform/database'
import type { z } from 'zod'
import type { SettingsPart } from '../../contract/settings-part.ts'
import { cookieSettingsSchema, type SiteSettings, siteSettingsSchema } from '../../contract/settings.schema.ts'

type OfSite = PlatformContext & { readonly site: Pick<Site, 'id'> }
type Stored = Readonly<Record<string, unknown>>

/** Cache of the settings that a transaction has read. */
const settingsInTransaction = cacheKey<Map<string, Promise<Stored>>>('settings')
/** Parsed settings by schema, valid as long as the same stored settings are used. */
const readings = new WeakMap<Stored, Map<object, unknown>>()

/**
 * The settings for the site as a whole, with everything that was never set at its start. Others are read with
 * `settingsOf`.
 */
export async function siteSettings(ctx: OfSite): Promise<SiteSettings> {
  const stored = await storedSettings(ctx)
  return readOnce(stored, siteSettingsSchema, () => siteSettingsSchema.parse(stored))
}

/** Returns the settings of a feature, with defaults for unset values. */
export async function settingsOf<Shape extends z.ZodRawShape>(
  ctx: OfSite,
  { group, schema }: SettingsPart<Shape>,
): Promise<z.infer<z.ZodObject<Shape>>> {
  const stored = await storedSettings(ctx)
  return readOnce(stored, schema, () => schema.parse(stored[group] ?? {}))
}

/** Makes the transaction read its settings again after a change or an awaited lock. */
export function forgetSettings({ tx, site }: InTransaction<OfSite>): void {
  siteCache.bypass(tx)
  tx.cache.get(settingsInTransaction)?.delete(site.id)
}

function storedSettings(ctx: OfSite): Promise<Stored> {
  if (!ctx.tx) return settingsRow(ctx)
  const { cache } = ctx.tx
  const bySite = cache.get(settingsInTransaction) ?? new Map<string, Promise<Stored>>()
  cache.set(settingsInTransaction, bySite)
  const settings = bySite.get(ctx.site.id) ?? siteCache.value(ctx, 'settings', () => settingsRow(ctx))
  bySite.set(ctx.site.id, settings)
  return settings
}

async function settingsRow(ctx: OfSite): Promise<Stored> {
  const row = await ctx.db.selectFrom('websites').select('settings').where('id', '=', ctx.site.id).executeTakeFirst()
  return row ? withFittingCookies(row.settings) : {}
}

/** C5.30–C5.36: values of earlier versions of the banner that no longer fit count as unset. */
export function withFittingCookies(stored: Stored): Stored {
  const { cookies } = stored
  if (typeof cookies !== 'object' || cookies === null) return stored
  const shape: Readonly<Record<string, z.ZodType>> = cookieSettingsSchema.shape
  const fitting = Object.entries(cookies).filter(([name, value]) => shape[name]?.safeParse(value).success)
  return { ...stored, cookies: Object.fromEntries(fitting) }
}

function readOnce<T>(stored: Stored, schema: object, read: () => T): T {
  const bySchema = readings.get(stored) ?? new Map<object, unknown>()
  readings.set(stored, bySchema)
  if (!bySchema.has(schema)) bySchema.set(schema, frozen(read()))
  // Parsed values are cached under their schema.
  return bySchema.get(schema) as T
}
