import type { z } from 'zod'
import { Columns, FormCard, TextArea, TextField, useOwnerForm, useWords } from '#platform/ui'
import { ordersSettings } from '../../contract/index.ts'
import { storeSettingsMessages } from './store-settings.messages.ts'
import { useSaveStore } from './use-save-store.ts'

type Seller = z.infer<typeof ordersSettings.schema>['seller']

/** Who sells, as invoices and emails say it. */
export function SellerCard({ seller }: { seller: Seller }) {
  const t = useWords(storeSettingsMessages)
  const save = useSaveStore()
  const form = useOwnerForm({
    schema: ordersSettings.schema.shape.seller,
    values: seller,
    save: (values) => save({ seller: values }),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('seller')} lead={t('seller.lead')} form={form}>
      <TextField label={t('seller.name')} hint={t('seller.name.hint')} {...form.field('name')} maxLength={200} />
      <TextArea
        label={t('seller.address')}
        hint={t('seller.address.hint')}
        {...form.field('address')}
        maxLength={500}
      />
      <Columns>
        <TextField label={t('seller.vat')} {...form.field('vatNumber')} maxLength={30} />
        <TextField label={t('seller.registration')} {...form.field('registration')} maxLength={60} />
      </Columns>
      <TextField
        label={t('seller.email')}
        hint={t('seller.email.hint')}
        type="email"
        {...form.field('email')}
        maxLength={256}
      />
    </FormCard>
  )
}
