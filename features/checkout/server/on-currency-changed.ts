import type { CurrencyChange } from '#features/catalog/server'
import { settingsOf, writeSettings } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { sameFigures } from '#platform/money'
import { checkoutSettings } from '../contract/index.ts'

/** The minimum order value keeps its figures in the new currency. */
export async function onCurrencyChanged(ctx: SiteTransaction, { before, after }: CurrencyChange): Promise<void> {
  const { minimumSubtotalMinor } = await settingsOf(ctx, checkoutSettings)
  const figures = sameFigures(before, after)
  await writeSettings(ctx, checkoutSettings.group, { minimumSubtotalMinor: figures(minimumSubtotalMinor) })
}
