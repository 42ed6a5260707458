import { changeSettings, settingsOf } from '#features/sites/server'
import type { OwnerTransaction, SiteContext } from '#platform/context'
import { mayDo } from '#platform/contract'
import { exponentOf } from '#platform/money'
import { catalogSettings, measurementSettings } from '../../contract/index.ts'
import { changeCurrency } from '../change-currency.ts'
import type { ImportedProduct } from './imported-product.ts'

interface StoreValues {
  currency?: string | undefined
  units?: string | undefined
}

/** Store-wide values that an import may change. */
export async function readStoreValues(ctx: SiteContext): Promise<{ values: StoreValues; chosen: readonly string[] }> {
  const { currency, isCurrencyChosen } = await settingsOf(ctx, catalogSettings)
  const { measurementStandard: units } = await settingsOf(ctx, measurementSettings)
  return { values: { currency, units }, chosen: isCurrencyChosen ? ['currency'] : [] }
}

export async function changeStoreValues(ctx: OwnerTransaction, { currency, units }: StoreValues): Promise<void> {
  if (currency !== undefined && mayDo(ctx.roles, 'commerce.storeSettings')) await changeCurrency(ctx, { currency })
  if (units !== undefined && mayDo(ctx.roles, 'settings.general'))
    await changeSettings(ctx, { group: measurementSettings.group, values: { measurementStandard: units } })
}

/** Prices keep their figures if the currency of the store has changed since they were read. */
export async function pricesIn(ctx: SiteContext, readIn: string | undefined) {
  const { currency } = await settingsOf(ctx, catalogSettings)
  const factor = 10 ** (exponentOf(currency) - exponentOf(readIn ?? currency))
  const scaled = <Minor extends number | null>(minor: Minor): Minor =>
    (minor === null ? minor : Math.round(minor * factor)) as Minor
  return <Row extends { payload: ImportedProduct }>(row: Row): Row =>
    factor === 1
      ? row
      : {
          ...row,
          payload: {
            ...row.payload,
            variants: row.payload.variants.map((variant) => ({
              ...variant,
              priceMinor: scaled(variant.priceMinor),
              saleMinor: scaled(variant.saleMinor),
              costMinor: scaled(variant.costMinor),
            })),
          },
        }
}
