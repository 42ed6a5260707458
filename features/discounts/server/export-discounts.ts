import { storeCurrency } from '#features/catalog/server'
import type { OwnerContext } from '#platform/context'
import { csvRow } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { exponentOf } from '#platform/money'
import type { Discount } from '../contract/index.ts'
import { allDiscounts } from './discounts.queries.ts'

const columns = [
  'Title',
  'Code',
  'Kind',
  'Percentage',
  'Amount',
  'Currency',
  'For',
  'Active',
  'Starts at',
  'Ends at',
  'Uses',
  'Most uses',
  'Most uses each',
  'Created at',
]

/** Exports all discounts, newest first. */
export async function exportDiscounts(ctx: OwnerContext): Promise<Answer<string>> {
  ctx.require('commerce.discounts')
  const currency = await storeCurrency(ctx)
  const discounts = await allDiscounts(ctx)
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${ctx.site.name}-discounts.csv"`,
      'cache-control': 'no-store',
    },
    body: `\uFEFF${[columns, ...discounts.map((discount) => cellsOf(discount, currency))].map(csvRow).join('')}`,
  })
}

function cellsOf(discount: Discount, currency: string): string[] {
  const { effect } = discount
  const digits = exponentOf(currency)
  return [
    discount.title,
    discount.code ?? '',
    effect.kind,
    effect.kind === 'amount' ? '' : String(effect.ppm / 10_000),
    effect.kind === 'amount' ? (effect.amountMinor / 10 ** digits).toFixed(digits) : '',
    effect.kind === 'amount' ? currency : '',
    discount.audience.kind,
    discount.isActive ? 'yes' : 'no',
    discount.startsAt ?? '',
    discount.endsAt ?? '',
    String(discount.uses),
    discount.mostUses === null ? '' : String(discount.mostUses),
    discount.mostUsesEach === null ? '' : String(discount.mostUsesEach),
    discount.createdAt,
  ]
}
