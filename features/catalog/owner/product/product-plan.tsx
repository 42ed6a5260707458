import { Card, Columns, NumberField, Select, Switch, useLanguage, useWords } from '#platform/ui'
import { type PeriodUnit, periodUnits, type SubscriptionPlan, subscriptionText } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

const starts: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }
const million = 1_000_000

export function ProductPlan({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const language = useLanguage()
  const { plan } = now
  const set = (part: Partial<SubscriptionPlan>) => plan && change({ plan: { ...plan, ...part } })
  const number = (value: number, act: (value: number) => void) => !Number.isNaN(value) && act(value)
  return (
    <Card title={t('plan')} lead={plan ? subscriptionText(plan, language) : t('planLead')}>
      <Switch isSelected={plan !== null} onChange={(isOn) => change({ plan: isOn ? starts : null })}>
        {t('plan')}
      </Switch>
      {plan && (
        <>
          <Columns>
            <NumberField
              label={t('every')}
              minValue={1}
              maxValue={52}
              value={plan.billingPeriod.value}
              onChange={(value) => number(value, (n) => set({ billingPeriod: { ...plan.billingPeriod, value: n } }))}
            />
            <Select<PeriodUnit>
              aria-label={t('every')}
              className="q-field product-unit"
              value={plan.billingPeriod.unit}
              onChange={(unit) => set({ billingPeriod: { ...plan.billingPeriod, unit } })}
              options={periodUnits.map((unit) => ({ value: unit, label: t(unit, { n: plan.billingPeriod.value }) }))}
            />
          </Columns>
          <NumberField
            label={t('cycles')}
            hint={t('cyclesHint')}
            minValue={0}
            maxValue={520}
            value={plan.numBillingCycles}
            onChange={(value) => number(value, (n) => set({ numBillingCycles: n }))}
          />
          <NumberField
            label={t('discount')}
            minValue={0}
            maxValue={1}
            step={0.005}
            formatOptions={{ style: 'percent', maximumFractionDigits: 1 }}
            value={(plan.discountPpm ?? 0) / million}
            onChange={(value) => number(value, (part) => set({ discountPpm: Math.round(part * million) }))}
          />
        </>
      )}
    </Card>
  )
}
