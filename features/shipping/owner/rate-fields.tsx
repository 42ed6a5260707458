import { MoneyField, useStore } from '#features/catalog/owner'
import { Columns, ListRow, NumberField, Select, TextField, useWords } from '#platform/ui'
import type { ShippingPrice, ShippingRate } from '../contract/index.ts'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'

const steps = [{ from: 0, amountMinor: 495 }]
const begin: Record<ShippingPrice['kind'], ShippingPrice> = {
  flat: { kind: 'flat', amountMinor: 495 },
  item: { kind: 'item', firstMinor: 495, furtherMinor: 100 },
  weight: { kind: 'weight', steps, mostGrams: null },
  price: { kind: 'price', steps },
}

interface RateFieldsProps {
  rate: ShippingRate
  change: (part: Partial<ShippingRate>) => void
  /** Returns the error of a part of the rate, such as `title`. */
  error: (path: string) => string | null
}

export function RateFields({ rate, change, error }: RateFieldsProps) {
  const t = useWords(shippingOwnerMessages)
  const { price, estimate } = rate
  return (
    <>
      <TextField
        label={t('rateTitle')}
        value={rate.title}
        onChange={(title) => change({ title })}
        error={error('title')}
        maxLength={100}
        isRequired
      />
      <Select
        label={t('kind')}
        value={price.kind}
        onChange={(kind) => change({ price: begin[kind] })}
        options={(['flat', 'item', 'weight', 'price'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <PriceFields price={price} change={(next) => change({ price: next })} />
      <MoneyField
        label={t('freeOver')}
        hint={t('freeOverHint')}
        value={rate.freeOverMinor}
        onChange={(minor) => change({ freeOverMinor: minor || null })}
      />
      <EstimateFields estimate={estimate} change={(next) => change({ estimate: next })} />
    </>
  )
}

function PriceFields({ price, change }: { price: ShippingPrice; change: (price: ShippingPrice) => void }) {
  const t = useWords(shippingOwnerMessages)
  if (price.kind === 'flat')
    return (
      <MoneyField
        label={t('amount')}
        value={price.amountMinor}
        onChange={(minor) => change({ ...price, amountMinor: minor ?? 0 })}
      />
    )
  if (price.kind === 'item') {
    return (
      <Columns>
        <MoneyField
          label={t('first')}
          value={price.firstMinor}
          onChange={(minor) => change({ ...price, firstMinor: minor ?? 0 })}
        />
        <MoneyField
          label={t('further')}
          value={price.furtherMinor}
          onChange={(minor) => change({ ...price, furtherMinor: minor ?? 0 })}
        />
      </Columns>
    )
  }
  return (
    <>
      <Steps price={price} change={change} />
      {price.kind === 'weight' && (
        <NumberField
          label={t('mostGrams')}
          minValue={1}
          value={price.mostGrams ?? Number.NaN}
          onChange={(n) => change({ ...price, mostGrams: Number.isNaN(n) ? null : n })}
        />
      )}
    </>
  )
}

type Stepped = Extract<ShippingPrice, { kind: 'weight' | 'price' }>

/** Steps are sorted by their start: the last one that is reached applies. */
function Steps({ price, change }: { price: Stepped; change: (price: Stepped) => void }) {
  const t = useWords(shippingOwnerMessages)
  const { money } = useStore()
  const isWeight = price.kind === 'weight'
  const entries = price.steps.map((step) => ({ ...step, id: `${step.from}` }))
  const set = (next: readonly { from: number; amountMinor: number }[]) => {
    const byFrom = new Map(next.map(({ from, amountMinor }) => [from, { from, amountMinor }]))
    const sorted = [...byFrom.values()].toSorted((a, b) => a.from - b.from)
    if (sorted.length > 0) change({ ...price, steps: sorted })
  }
  const last = price.steps.at(-1)?.from ?? 0
  return (
    <ListRow
      label={t('steps')}
      entries={entries}
      onChange={set}
      addLabel={t('addStep')}
      blank={() => ({ from: last + (isWeight ? 1000 : 5000), amountMinor: 0 })}
      titleOf={({ from }) => (isWeight ? t('stepGrams', { n: from }) : t('stepAmount', { amount: money(from) }))}
      max={100}
    >
      {(step, changeStep) => (
        <Columns>
          {isWeight ? (
            <NumberField
              label={t('fromGrams')}
              minValue={0}
              value={step.from}
              onChange={(from) => changeStep({ from: from || 0 })}
            />
          ) : (
            <MoneyField
              label={t('fromAmount')}
              value={step.from}
              onChange={(from) => changeStep({ from: from ?? 0 })}
            />
          )}
          <MoneyField
            label={t('amount')}
            value={step.amountMinor}
            onChange={(minor) => changeStep({ amountMinor: minor ?? 0 })}
          />
        </Columns>
      )}
    </ListRow>
  )
}

type Estimate = ShippingRate['estimate']

export function EstimateFields({ estimate, change }: { estimate: Estimate; change: (estimate: Estimate) => void }) {
  const t = useWords(shippingOwnerMessages)
  const set = (from: number, to: number) =>
    change(Number.isNaN(from) && Number.isNaN(to) ? null : { from: from || 0, to: Math.max(from || 0, to || 0) })
  const [from, to] = [estimate?.from ?? Number.NaN, estimate?.to ?? Number.NaN]
  return (
    <Columns>
      <NumberField label={t('fromDay')} minValue={0} maxValue={365} value={from} onChange={(n) => set(n, to)} />
      <NumberField label={t('toDay')} minValue={0} maxValue={365} value={to} onChange={(n) => set(from, n)} />
    </Columns>
  )
}
