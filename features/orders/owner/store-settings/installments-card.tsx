import type { z } from 'zod'
import { catalogSettings } from '#features/catalog/contract'
import { MoneyField } from '#features/catalog/owner'
import { Checkbox, Columns, FormCard, NumberField, useOwnerForm, useWords } from '#platform/ui'
import { storeSettingsMessages } from './store-settings.messages.ts'
import { useSaveStore } from './use-save-store.ts'

const schema = catalogSettings.schema.shape.installments.unwrap()

/** The line on product pages about payment in instalments. */
export function InstallmentsCard({ installments }: { installments: z.infer<typeof schema> }) {
  const t = useWords(storeSettingsMessages)
  const save = useSaveStore()
  const form = useOwnerForm({
    schema,
    values: installments,
    save: (values) => save({ installments: values }),
    savedMessage: t('saved'),
  })
  const { payments, minimumMinor, maximumMinor } = form.values
  const isOn = payments !== 0
  return (
    <FormCard title={t('installments')} lead={t('installments.lead')} form={form}>
      <Checkbox isSelected={isOn} onChange={(on) => form.set({ payments: on ? 4 : 0 })}>
        {t('installments.on')}
      </Checkbox>
      {isOn && (
        <>
          <NumberField label={t('installments.payments')} {...form.number('payments')} minValue={2} maxValue={48} />
          <Columns>
            <MoneyField
              label={t('installments.from')}
              value={minimumMinor === 0 ? null : minimumMinor}
              onChange={(minor) => form.set({ minimumMinor: minor ?? 0 })}
              error={form.error('minimumMinor')}
            />
            <MoneyField
              label={t('installments.to')}
              value={maximumMinor}
              onChange={(minor) => form.set({ maximumMinor: minor })}
              error={form.error('maximumMinor')}
            />
          </Columns>
        </>
      )}
    </FormCard>
  )
}
