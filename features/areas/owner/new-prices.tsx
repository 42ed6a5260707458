import { Plus, Trash2 } from '#platform/icons'
import { MoneyField } from '#features/catalog/owner'
import { Button, Columns, IconButton, Select, useWords } from '#platform/ui'
import { type NewPrice, pricePeriods } from '../contract/index.ts'
import { areasOwnerMessages } from './areas-owner.messages.ts'

interface Props {
  value: NewPrice[]
  onChange: (prices: NewPrice[]) => void
  /** Returns the error of an amount by its position. */
  errorOf: (place: number) => string | null
}

const most = 4

/** Edits prices for access: an amount and its interval. */
export function NewPrices({ value: prices, onChange, errorOf }: Props) {
  const t = useWords(areasOwnerMessages)
  const change = (at: number, part: Partial<NewPrice>) =>
    onChange(prices.map((price, place) => (place === at ? { ...price, ...part } : price)))
  const next = pricePeriods.find((period) => prices.every((price) => price.period !== period)) ?? 'once'
  return (
    <>
      {prices.map(({ priceMinor, period }, at) => (
        <Columns key={at}>
          <MoneyField
            label={t('amount')}
            value={priceMinor === 0 ? null : priceMinor}
            onChange={(minor) => change(at, { priceMinor: minor ?? 0 })}
            error={errorOf(at)}
          />
          <Select
            label={t('period')}
            value={period}
            onChange={(chosen) => change(at, { period: chosen })}
            options={pricePeriods.map((value) => ({ value, label: t(value) }))}
          />
          <IconButton
            icon={Trash2}
            label={t('removePrice')}
            onPress={() => onChange(prices.filter((_, place) => place !== at))}
          />
        </Columns>
      ))}
      {prices.length < most && (
        <div>
          <Button size="small" icon={Plus} onPress={() => onChange([...prices, { priceMinor: 0, period: next }])}>
            {t('addPrice')}
          </Button>
        </div>
      )}
    </>
  )
}
