import type { z } from 'zod'
import { addressLines, postalAddressSchema } from '#platform/contract'
import type { Business } from '#features/sites/contract'
import { hasWrongForm } from '#features/tax/contract'
import { Banner, Columns, FormCard, TextArea, TextField, useLanguage, useOwnerForm, useWords } from '#platform/ui'
import { ordersSettings } from '../../contract/index.ts'
import { storeSettingsMessages } from './store-settings.messages.ts'
import { useSaveStore } from './use-save-store.ts'

type Seller = z.infer<typeof ordersSettings.schema>['seller']

/** Edits the seller on invoices and emails. Empty fields use the site's business details. */
export function SellerCard({ seller, business }: { seller: Seller; business: Business | undefined }) {
  const t = useWords(storeSettingsMessages)
  const language = useLanguage()
  const save = useSaveStore()
  const form = useOwnerForm({
    schema: ordersSettings.schema.shape.seller,
    values: seller,
    save: (values) => save({ seller: values }),
    savedMessage: t('saved'),
  })
  return (
    <FormCard title={t('seller')} lead={t('seller.lead')} form={form}>
      <TextField
        label={t('seller.name')}
        hint={t('seller.name.hint')}
        placeholder={business?.name ?? ''}
        {...form.field('name')}
        maxLength={200}
      />
      <TextArea
        label={t('seller.address')}
        hint={t('seller.address.hint')}
        placeholder={business ? addressOf(business, language) : ''}
        {...form.field('address')}
        maxLength={500}
      />
      <Columns>
        <TextField label={t('seller.vat')} {...form.field('vatNumber')} maxLength={30} />
        <TextField label={t('seller.registration')} {...form.field('registration')} maxLength={60} />
      </Columns>
      {hasWrongForm(form.values.vatNumber) && <Banner tone="attention">{t('seller.vat.form')}</Banner>}
      <TextField
        label={t('seller.email')}
        hint={t('seller.email.hint')}
        type="email"
        placeholder={business?.email ?? ''}
        {...form.field('email')}
        maxLength={256}
      />
    </FormCard>
  )
}

function addressOf({ street, postalCode, city, region, country }: Business, language: string): string {
  return addressLines(postalAddressSchema.parse({ line1: street, postalCode, city, region, country }), language).join(
    '\n',
  )
}
