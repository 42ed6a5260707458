import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type TaxRate, type TaxRateDraft, type taxApi, taxProblems } from '../contract/index.ts'
import { type ReadRow, readRatesFile } from './read-rates-file.ts'
import { mostRates } from './save-tax.ts'
import { startingRates } from './starting-rates.ts'
import { allRates, columnsOf } from './tax.queries.ts'

type TakenRates = Output<typeof taxApi.importRates>

export async function importRates(
  ctx: OwnerTransaction,
  { text, dryRun }: Input<typeof taxApi.importRates>,
): Promise<TakenRates> {
  ctx.require('commerce.taxes')
  return takeRates(ctx, await readRatesFile(text), dryRun)
}

export async function startWithRates(
  ctx: OwnerTransaction,
  { table }: Input<typeof taxApi.start>,
): Promise<TakenRates> {
  ctx.require('commerce.taxes')
  return takeRates(
    ctx,
    startingRates(table, ctx.site.locale).map((rate, at) => ({ row: at + 1, rate, note: '' })),
    false,
  )
}

/** Adds new rates and updates those with the same place, class and priority: a repeated call duplicates none. */
export async function takeRates(ctx: OwnerTransaction, rows: readonly ReadRow[], dryRun: boolean): Promise<TakenRates> {
  const present = new Map((await allRates(ctx)).map((rate) => [keyOf(rate), rate]))
  const added = new Map<string, TaxRate>()
  const altered = new Map<string, TaxRate>()
  const outcomes: TakenRates['rows'] = rows.map(({ row, rate, note }) => {
    if (rate === null) return { row, outcome: 'refused', note }
    const key = keyOf(rate)
    const before = present.get(key)
    if (before && isSame(before, rate)) return { row, outcome: 'same', note }
    const after = { ...rate, id: before?.id ?? newId(ctx.now().getTime()) }
    present.set(key, after)
    const isAdded = !before || added.has(key)
    ;(isAdded ? added : altered).set(key, after)
    return { row, outcome: isAdded ? 'added' : 'changed', note }
  })
  if (present.size > mostRates) throw taxProblems.tooManyRates({ limit: mostRates })
  if (!dryRun) await write(ctx, [...added.values()], [...altered.values()])
  return { rows: outcomes }
}

async function write(ctx: OwnerTransaction, added: readonly TaxRate[], altered: readonly TaxRate[]): Promise<void> {
  if (added.length + altered.length === 0) return
  await siteTables(ctx)
    .insertInto('tax_rates')
    .values([...added, ...altered].map((rate) => ({ id: rate.id, ...columnsOf(rate) })))
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        rate_ppm: row.ref('excluded.rate_ppm'),
        is_compound: row.ref('excluded.is_compound'),
        on_shipping: row.ref('excluded.on_shipping'),
      })),
    )
    .execute()
  await audit(ctx, {
    action: 'tax.rates_taken',
    subject: 'rates',
    before: null,
    after: { added: added.length, changed: altered.length },
  })
  await changed(ctx, [cacheTag.terms])
}

function keyOf({ country, region, postal, cities, taxClass, priority }: TaxRateDraft): string {
  return JSON.stringify([country, region, postal.toSorted(), cities.toSorted(), taxClass, priority])
}

function isSame(a: TaxRateDraft, b: TaxRateDraft): boolean {
  return (['name', 'ratePpm', 'isCompound', 'onShipping'] as const).every((field) => a[field] === b[field])
}
