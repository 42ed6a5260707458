import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import { changedSince, type Input, newId, type Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type TaxRate, type TaxSettings, type taxApi, taxProblems } from '../contract/index.ts'
import { unratedClasses } from './tax-classes.ts'
import { realVatNumber } from './vat-number.ts'
import { allRates, asRate, columnsOf, lockedSettings, taxSettings } from './tax.queries.ts'

export const mostRates = 20_000

export async function readTax(ctx: OwnerContext): Promise<Output<typeof taxApi.tax>> {
  ctx.require('commerce.taxes')
  const { settings, exempt } = await taxSettings(ctx)
  return { rates: await allRates(ctx), settings, exempt, unratedClasses: await unratedClasses(ctx) }
}

export async function saveTaxSettings(
  ctx: OwnerTransaction,
  { before: seen = {}, ...settings }: Input<typeof taxApi.saveSettings>,
): Promise<TaxSettings> {
  ctx.require('commerce.taxes')
  if (settings.vatNumber !== '' && realVatNumber(settings.vatNumber) === null) throw taxProblems.badVatNumber()
  const { settings: before } = await lockedSettings(ctx)
  refuseOvertaken(seen, before, settings)
  await siteTables(ctx)
    .insertInto('tax_settings')
    .values({ settings, exempt: [] })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ settings }))
    .execute()
  await audit(ctx, { action: 'tax.settings_changed', subject: 'settings', before, after: settings })
  await changed(ctx, [cacheTag.terms])
  return settings
}

export async function createRate(ctx: OwnerTransaction, draft: Input<typeof taxApi.createRate>): Promise<TaxRate> {
  ctx.require('commerce.taxes')
  if ((await allRates(ctx)).length >= mostRates) throw taxProblems.tooManyRates({ limit: mostRates })
  const row = { website_id: ctx.site.id, id: newId(ctx.now().getTime()), ...columnsOf(draft) }
  await ctx.db.insertInto('tax_rates').values(row).execute()
  await audit(ctx, { action: 'tax.rate_created', subject: row.id, before: null, after: draft })
  await changed(ctx, [cacheTag.terms])
  return asRate(row)
}

export async function changeRate(
  ctx: OwnerTransaction,
  { id, before: seen = {}, ...draft }: Input<typeof taxApi.changeRate>,
): Promise<TaxRate> {
  ctx.require('commerce.taxes')
  const row = await siteTables(ctx)
    .selectFrom('tax_rates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw taxProblems.rateMissing({ id })
  const before = asRate(row)
  refuseOvertaken(seen, before, draft)
  await siteTables(ctx).updateTable('tax_rates').set(columnsOf(draft)).where('id', '=', id).execute()
  await audit(ctx, { action: 'tax.rate_changed', subject: id, before, after: draft })
  await changed(ctx, [cacheTag.terms])
  return { id, ...draft }
}

export async function removeRates(
  ctx: OwnerTransaction,
  { ids }: Input<typeof taxApi.removeRates>,
): Promise<Record<string, never>> {
  ctx.require('commerce.taxes')
  const rows = await siteTables(ctx).deleteFrom('tax_rates').where('id', 'in', ids).returningAll().execute()
  await audit(ctx, {
    action: 'tax.rates_removed',
    subject: 'rates',
    before: rows.map(asRate).slice(0, 100),
    after: { count: rows.length },
  })
  await changed(ctx, [cacheTag.terms])
  return {}
}

export async function saveExempt(
  ctx: OwnerTransaction,
  { emails, before: seen = {} }: Input<typeof taxApi.saveExempt>,
): Promise<{ emails: string[] }> {
  ctx.require('commerce.taxes')
  const exempt = [...new Set(emails.filter((email) => email !== ''))].toSorted()
  const { exempt: before } = await lockedSettings(ctx)
  refuseOvertaken(seen, { emails: before }, { emails: exempt })
  await siteTables(ctx)
    .insertInto('tax_settings')
    .values({ settings: {}, exempt })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ exempt }))
    .execute()
  await audit(ctx, { action: 'tax.exempt_changed', subject: 'customers', before, after: exempt })
  await changed(ctx, [cacheTag.terms])
  return { emails: exempt }
}

type Fields = Readonly<Record<string, unknown>>

/** Throws where another person saved other values since the caller read them. */
function refuseOvertaken(seen: Fields, now: Fields, wanted: Fields): void {
  const where = changedSince(seen, now, wanted)
  if (where !== undefined) throw taxProblems.changedSince({ where })
}
