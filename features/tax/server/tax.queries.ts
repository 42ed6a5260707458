import type { SiteContext, SiteTransaction } from '#platform/context'
import { siteCache, siteTables } from '#platform/database'
import {
  type TaxRate,
  type TaxRateDraft,
  type TaxRules,
  type TaxSettings,
  taxSettingsSchema,
} from '../contract/index.ts'
import type { TaxRatesTable, TaxSettingsTable } from './tax.tables.ts'

export function asRate(row: TaxRatesTable): TaxRate {
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    region: row.region,
    postal: row.postal,
    cities: row.cities,
    ratePpm: row.rate_ppm,
    taxClass: row.tax_class,
    priority: row.priority,
    isCompound: row.is_compound,
    onShipping: row.on_shipping,
  }
}

export function columnsOf(rate: TaxRateDraft) {
  return {
    name: rate.name,
    country: rate.country,
    region: rate.region,
    postal: rate.postal,
    cities: rate.cities,
    rate_ppm: rate.ratePpm,
    tax_class: rate.taxClass,
    priority: rate.priority,
    is_compound: rate.isCompound,
    on_shipping: rate.onShipping,
  }
}

export async function allRates(ctx: SiteContext): Promise<TaxRate[]> {
  const rows = await siteTables(ctx)
    .selectFrom('tax_rates')
    .selectAll()
    .orderBy('country')
    .orderBy('region')
    .orderBy('priority')
    .orderBy('rate_ppm', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(asRate)
}

interface StoredSettings {
  readonly settings: TaxSettings
  readonly exempt: string[]
}

export async function taxSettings(ctx: SiteContext): Promise<StoredSettings> {
  return siteCache.value(ctx, 'tax settings', async () =>
    asSettings(await siteTables(ctx).selectFrom('tax_settings').selectAll().executeTakeFirst()),
  )
}

/** The stored settings, locked until this transaction ends. */
export async function lockedSettings(ctx: SiteTransaction): Promise<StoredSettings> {
  return asSettings(await siteTables(ctx).selectFrom('tax_settings').selectAll().forUpdate().executeTakeFirst())
}

function asSettings(row: TaxSettingsTable | undefined): StoredSettings {
  return { settings: taxSettingsSchema.parse(row?.settings ?? {}), exempt: row?.exempt ?? [] }
}

/** Rates that `taxOf` needs for goods to a country: those of that country, of the shop's own, and of all countries. */
export async function taxRulesFor(
  ctx: SiteContext,
  { country, email }: { country: string | null; email: string | null },
): Promise<TaxRules & { isExempt: boolean }> {
  const { settings, exempt } = await taxSettings(ctx)
  const isExempt = email !== null && exempt.includes(email.trim().toLowerCase())
  return {
    rates: await ratesIn(ctx, [...new Set(['*', settings.country, country ?? ''])].toSorted()),
    settings,
    isExempt,
  }
}

function ratesIn(ctx: SiteContext, countries: readonly string[]): Promise<TaxRate[]> {
  return siteCache.value(ctx, `tax rates ${countries.join(' ')}`, async () => {
    const rows = await siteTables(ctx).selectFrom('tax_rates').selectAll().where('country', 'in', countries).execute()
    return rows.map(asRate)
  })
}
