import type { z } from 'zod'
import { useEmailHint } from '#features/accounts/owner'
import { catalogSettings } from '#features/catalog/contract'
import { Checkbox, Columns, FormCard, NumberField, useOwnerForm, useWords } from '#platform/ui'
import { ordersSettings } from '../../contract/index.ts'
import { storeSettingsMessages } from './store-settings.messages.ts'
import { useSaveStore } from './use-save-store.ts'

const returnsSchema = ordersSettings.schema.pick({ returnDays: true, downloadDays: true, downloadLimit: true })
const stockSchema = catalogSettings.schema.pick({ lowStockAt: true, lowStockEmails: true })

/** Edits how long customers can return products, and download purchases. */
export function ReturnsCard({ orders }: { orders: z.infer<typeof returnsSchema> }) {
  const t = useWords(storeSettingsMessages)
  const { returnDays, downloadDays, downloadLimit } = orders
  const form = useOwnerForm({
    schema: returnsSchema,
    values: { returnDays, downloadDays, downloadLimit },
    save: useSaveStore(),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('returns')} form={form}>
      <NumberField
        label={t('returns.days')}
        hint={t('returns.days.hint')}
        {...form.number('returnDays')}
        minValue={0}
        maxValue={365}
      />
      <Columns>
        <NumberField label={t('downloads.days')} {...form.number('downloadDays')} minValue={1} maxValue={3650} />
        <NumberField label={t('downloads.limit')} {...form.number('downloadLimit')} minValue={1} maxValue={1000} />
      </Columns>
    </FormCard>
  )
}

/** The stock level from which visitors and the owner are told about low stock. */
export function StockCard({ stock }: { stock: z.infer<typeof stockSchema> }) {
  const t = useWords(storeSettingsMessages)
  const { lowStockAt, lowStockEmails } = stock
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: stockSchema,
    values: { lowStockAt, lowStockEmails },
    save: useSaveStore(),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('stock')} form={form}>
      <NumberField
        label={t('stock.low')}
        hint={t('stock.low.hint')}
        {...form.number('lowStockAt')}
        minValue={0}
        maxValue={10_000}
      />
      <Checkbox {...form.toggle('lowStockEmails')} {...emailHint()}>
        {t('stock.emails')}
      </Checkbox>
    </FormCard>
  )
}
