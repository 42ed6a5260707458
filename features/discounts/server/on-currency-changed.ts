import type { CurrencyChange } from '#features/catalog/server'
import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { sameFigures } from '#platform/money'
import type { DiscountsTable } from './discounts.tables.ts'

/** Amounts off, and subtotals from which a discount counts, keep their figures in the new currency. */
export async function onCurrencyChanged(ctx: SiteTransaction, { before, after }: CurrencyChange): Promise<void> {
  const figures = (minor: number) => Math.max(1, sameFigures(before, after)(minor))
  const discounts = await siteTables(ctx).selectFrom('discounts').select(['id', 'effect', 'minimum']).execute()
  for (const { id, effect, minimum } of discounts) {
    const changes: Partial<Pick<DiscountsTable, 'effect' | 'minimum'>> = {
      ...(effect.kind === 'amount' ? { effect: { ...effect, amountMinor: figures(effect.amountMinor) } } : {}),
      ...(minimum.kind === 'subtotal' ? { minimum: { ...minimum, minor: figures(minimum.minor) } } : {}),
    }
    if (Object.keys(changes).length > 0)
      await siteTables(ctx).updateTable('discounts').set(changes).where('id', '=', id).execute()
  }
}
