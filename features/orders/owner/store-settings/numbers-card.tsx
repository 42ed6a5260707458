import type { z } from 'zod'
import { Columns, FormCard, NumberField, TextField, useOwnerForm, useWords } from '#platform/ui'
import { ordersSettings } from '../../contract/index.ts'
import { storeSettingsMessages } from './store-settings.messages.ts'
import { useSaveStore } from './use-save-store.ts'

const schema = ordersSettings.schema.pick({ orderNumberStart: true, invoiceNumberStart: true, invoicePrefix: true })

/** Edits the first numbers of orders and invoices, and the prefix of invoices. */
export function NumbersCard({ numbers }: { numbers: z.infer<typeof schema> }) {
  const t = useWords(storeSettingsMessages)
  const { orderNumberStart, invoiceNumberStart, invoicePrefix } = numbers
  const form = useOwnerForm({
    schema,
    values: { orderNumberStart, invoiceNumberStart, invoicePrefix },
    save: useSaveStore(),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('numbers')} lead={t('numbers.lead')} form={form}>
      <NumberField
        label={t('numbers.order')}
        {...form.number('orderNumberStart')}
        minValue={1}
        maxValue={1_000_000_000}
      />
      <Columns>
        <TextField
          label={t('numbers.prefix')}
          hint={t('numbers.prefix.hint')}
          {...form.field('invoicePrefix')}
          maxLength={20}
        />
        <NumberField
          label={t('numbers.invoice')}
          {...form.number('invoiceNumberStart')}
          minValue={1}
          maxValue={1_000_000_000}
        />
      </Columns>
    </FormCard>
  )
}
