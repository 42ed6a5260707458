import { z } from 'zod'
import type { PostalAddress } from '#platform/contract'
import { FormDialog, Switch, TextArea, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { customersApi } from '../contract/index.ts'
import { customersMessages } from './customers.messages.ts'
import { AddressFields, noAddress } from './new-order/address-fields.tsx'

export interface EditedCustomer {
  id?: string
  email: string
  name: string
  phone: string
  acceptsMarketing: boolean
  note: string
  tags: readonly string[]
  address: PostalAddress | null
}

export const newCustomer: EditedCustomer = {
  email: '',
  name: '',
  phone: '',
  acceptsMarketing: false,
  note: '',
  tags: [],
  address: null,
}

interface Props {
  customer: EditedCustomer
  onClose: () => void
  onSaved?: (id: string) => void
}

/** Adds a customer, or corrects their data. */
export function CustomerDialog({ customer, onClose, onSaved }: Props) {
  const t = useWords(customersMessages)
  const save = useSend(customersApi.save, { quiet: true, refreshes: [customersApi.list, customersApi.detail] })
  const form = useOwnerForm({
    schema: customerFormSchema,
    values: { ...customer, tags: customer.tags.join(', '), address: customer.address ?? noAddress },
    save: ({ tags, address, ...values }) =>
      save.mutateAsync({ ...values, tags: tagsIn(tags), address: isEmpty(address) ? null : address }),
    savedMessage: t('saved'),
    onSaved: ({ id }) => {
      onClose()
      onSaved?.(id)
    },
    refusals: { 'orders.customer_known': 'email' },
  })
  return (
    <FormDialog title={t(customer.id ? 'edit' : 'add')} action={t('save')} onClose={onClose} form={form}>
      <TextField label={t('email')} type="email" {...form.field('email')} isRequired autoFocus={!customer.id} />
      <TextField label={t('name')} {...form.field('name')} />
      <TextField label={t('phone')} {...form.field('phone')} />
      <TextField label={t('tags')} hint={t('tagsHint')} {...form.field('tags')} />
      <TextArea label={t('note')} hint={t('noteHint')} rows={4} {...form.field('note')} />
      <Switch {...form.toggle('acceptsMarketing')}>{t('acceptsMarketing')}</Switch>
      <AddressFields address={form.values.address} onChange={(address) => form.set({ address })} />
    </FormDialog>
  )
}

const customerFormSchema = customersApi.save.input.omit({ tags: true, address: true }).extend({
  tags: z.string().max(1300),
  address: customersApi.save.input.shape.address.unwrap(),
})

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

function isEmpty(address: PostalAddress): boolean {
  return Object.values(address).every((line) => line === '')
}
