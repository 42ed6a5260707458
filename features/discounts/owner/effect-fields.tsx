import { useState } from 'react'
import { CategoriesRow, MoneyField, ProductsRow } from '#features/catalog/owner'
import { Columns, Group, GroupError, NumberField, Select, Switch, TextField, useWords } from '#platform/ui'
import type { DiscountDraft, DiscountEffect, DiscountScope } from '../contract/index.ts'
import type { DraftProps } from './discount-dialog.tsx'
import { discountsOwnerMessages } from './discounts-owner.messages.ts'

const order = { kind: 'order' } as const
const begin: Record<DiscountEffect['kind'], DiscountEffect> = {
  percent: { kind: 'percent', ppm: 100_000, scope: order },
  amount: { kind: 'amount', amountMinor: 500, scope: order, each: false },
  shipping: { kind: 'shipping', ppm: 1_000_000, countries: [] },
  'buy-x-get-y': {
    kind: 'buy-x-get-y',
    buyQuantity: 2,
    buy: order,
    getQuantity: 1,
    get: order,
    ppm: 1_000_000,
    mostTimes: null,
  },
}

/** Edits the value of a discount and its target. */
export function EffectFields({ draft: { effect }, set, error }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const change = (next: DiscountDraft['effect']) => set({ effect: next })
  return (
    <Group title={t('what')}>
      <Columns>
        <Select
          aria-label={t('what')}
          value={effect.kind}
          onChange={(kind) => change(begin[kind])}
          options={(['percent', 'amount', 'shipping', 'buy-x-get-y'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
        />
        {effect.kind === 'percent' && (
          <Percent label={t('percentField')} ppm={effect.ppm} onChange={(ppm) => change({ ...effect, ppm })} />
        )}
        {effect.kind === 'amount' && (
          <MoneyField
            aria-label={t('amount')}
            value={effect.amountMinor || null}
            onChange={(minor) => change({ ...effect, amountMinor: minor ?? 0 })}
            error={error('effect.amountMinor')}
          />
        )}
        {effect.kind === 'shipping' && (
          <Percent label={t('shippingPercent')} ppm={effect.ppm} onChange={(ppm) => change({ ...effect, ppm })} />
        )}
      </Columns>
      {(effect.kind === 'percent' || effect.kind === 'amount') && (
        <Scope
          label={t('of')}
          scope={effect.scope}
          onChange={(scope) => change({ ...effect, scope })}
          error={error('effect.scope')}
        />
      )}
      {effect.kind === 'amount' && (
        <Switch isSelected={effect.each} hint={t('eachHint')} onChange={(each) => change({ ...effect, each })}>
          {t('each')}
        </Switch>
      )}
      {effect.kind === 'shipping' && (
        <Countries codes={effect.countries} onChange={(countries) => change({ ...effect, countries })} />
      )}
      {effect.kind === 'buy-x-get-y' && <BuyFields effect={effect} change={change} error={error} />}
    </Group>
  )
}

type BuyEffect = Extract<DiscountEffect, { kind: 'buy-x-get-y' }>

interface BuyFieldsProps extends Pick<DraftProps, 'error'> {
  effect: BuyEffect
  change: (effect: BuyEffect) => void
}

function BuyFields({ effect, change, error }: BuyFieldsProps) {
  const t = useWords(discountsOwnerMessages)
  const pieces = (name: 'buyQuantity' | 'getQuantity') => (
    <NumberField
      label={t('pieces')}
      minValue={1}
      maxValue={1000}
      value={effect[name]}
      onChange={(n) => change({ ...effect, [name]: n || 1 })}
    />
  )
  return (
    <>
      <Columns>
        <Scope
          label={t('buy')}
          scope={effect.buy}
          onChange={(buy) => change({ ...effect, buy })}
          error={error('effect.buy')}
        />
        {pieces('buyQuantity')}
      </Columns>
      <Columns>
        <Scope
          label={t('get')}
          scope={effect.get}
          onChange={(get) => change({ ...effect, get })}
          error={error('effect.get')}
        />
        {pieces('getQuantity')}
      </Columns>
      <Columns>
        <Percent label={t('off')} ppm={effect.ppm} onChange={(ppm) => change({ ...effect, ppm })} />
        <NumberField
          label={t('mostTimes')}
          hint={t('mostTimesHint')}
          minValue={1}
          value={effect.mostTimes ?? Number.NaN}
          onChange={(n) => change({ ...effect, mostTimes: Number.isNaN(n) ? null : n })}
        />
      </Columns>
    </>
  )
}

function Percent({ label, ppm, onChange }: { label: string; ppm: number; onChange: (ppm: number) => void }) {
  return (
    <NumberField
      aria-label={label}
      minValue={0.01}
      maxValue={100}
      value={ppm / 10_000}
      suffix="%"
      formatOptions={{ maximumFractionDigits: 2 }}
      onChange={(percent) => !Number.isNaN(percent) && onChange(Math.round(percent * 10_000))}
    />
  )
}

function Countries({ codes, onChange }: { codes: readonly string[]; onChange: (codes: string[]) => void }) {
  const t = useWords(discountsOwnerMessages)
  const [typed, setTyped] = useState(codes.join(' '))
  const type = (text: string) => {
    setTyped(text)
    onChange([...new Set(text.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [])])
  }
  return <TextField label={t('countries')} hint={t('countriesHint')} value={typed} onChange={type} />
}

function Scope({
  label,
  scope,
  onChange,
  error,
}: {
  label: string
  scope: DiscountScope
  onChange: (scope: DiscountScope) => void
  error: string | null
}) {
  const t = useWords(discountsOwnerMessages)
  const { kind } = scope
  const choose = (next: DiscountScope['kind']) =>
    next !== kind && onChange(next === 'order' ? { kind: 'order' } : { kind: next, ids: [] })
  const ids = kind === 'order' ? [] : scope.ids
  const set = (next: string[]) => kind !== 'order' && onChange({ kind, ids: next })
  return (
    <div>
      <Select
        label={label}
        value={kind}
        onChange={choose}
        options={(['order', 'products', 'categories'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {kind === 'products' && <ProductsRow label={t('products')} value={ids} onChange={set} max={500} />}
      {kind === 'categories' && <CategoriesRow label={t('categories')} value={ids} onChange={set} />}
      <GroupError error={error} />
    </div>
  )
}
