import './orders-owner.css'
import { useState } from 'react'
import { useEmailHint } from '#features/accounts/owner'
import { MoneyField } from '#features/catalog/owner'
import { isEmailAddress, addressFaults, type PostalAddress } from '#platform/contract'
import {
  Card,
  Checkbox,
  Columns,
  Form,
  FormButton,
  FormNotice,
  GroupError,
  type OwnerForm,
  Page,
  Switch,
  TextArea,
  TextField,
  useCall,
  useWords,
} from '#platform/ui'
import { ordersApi } from '../contract/index.ts'
import { AddressFields, useMissing } from './new-order/address-fields.tsx'
import { NewLines } from './new-order/new-lines.tsx'
import { NewSums } from './new-order/new-sums.tsx'
import { orderFormsMessages } from './order-forms.messages.ts'
import { type NewOrder, useNewOrder } from './new-order/use-new-order.ts'

/** An order that the owner enters. */
export function NewOrderScreen() {
  const t = useWords(orderFormsMessages)
  const { form, quote, lacks } = useNewOrder()
  const emailHint = useEmailHint()
  return (
    <Form form={form} ownNotice>
      <Page title={t('newOrder')} lead={t('newOrderLead')}>
        <div className="order-screen">
          <div>
            <FormNotice form={form} />
            <Card title={t('items')}>
              <NewLines lines={form.values.lines} onChange={(lines) => form.set({ lines })} />
              <GroupError error={form.error('lines')} />
            </Card>
            <CustomerCard form={form} />
            <DeliveryCard form={form} />
          </div>
          <div className="order-aside">
            <Card
              title={t('payment')}
              foot={
                <>
                  {lacks !== null && <p className="q-hint">{t(lacks)}</p>}
                  <FormButton form={form} action={t('place')} />
                </>
              }
            >
              <div className="order-form">
                <NewSums quote={quote} />
                <Switch {...form.toggle('isPaid')}>{t('isPaid')}</Switch>
                <p className="q-hint">{t('isPaidHint')}</p>
                <Checkbox {...form.toggle('notify')} {...emailHint()}>
                  {t('tell')}
                </Checkbox>
              </div>
            </Card>
          </div>
        </div>
      </Page>
    </Form>
  )
}

interface PartProps {
  form: OwnerForm<NewOrder>
}

function CustomerCard({ form }: PartProps) {
  const t = useWords(orderFormsMessages)
  const [wasLeft, setLeft] = useState(false)
  const { email } = form.values
  const isWrong = wasLeft && email !== '' && !isEmailAddress(email)
  return (
    <Card title={t('customer')}>
      <div className="order-form">
        <TextField
          label={t('email')}
          type="email"
          value={email}
          onChange={(text) => form.set({ email: text.trim() })}
          onBlur={() => setLeft(true)}
          error={isWrong ? t('emailWrong') : form.error('email')}
          maxLength={256}
          isRequired
        />
        <Columns>
          <TextField label={t('name')} {...form.field('name')} maxLength={200} />
          <TextField label={t('phone')} type="tel" {...form.field('phone')} maxLength={50} />
        </Columns>
        <TextArea label={t('note')} {...form.field('note')} rows={2} maxLength={2000} />
      </div>
    </Card>
  )
}

function DeliveryCard({ form }: PartProps) {
  const { isSent, name, address } = form.values
  const t = useWords(orderFormsMessages)
  const home = useCall(ordersApi.home, {}).data
  const missing = useMissing()
  return (
    <Card title={t('delivery')}>
      <div className="order-form">
        <Switch
          isSelected={isSent}
          onChange={(on) => form.set({ isSent: on, address: beginning(address, name, home?.country ?? '') })}
        >
          {t('isSent')}
        </Switch>
        {isSent && (
          <>
            <AddressFields address={address} onChange={(next) => form.set({ address: next })} />
            {form.error('address') !== null && <GroupError error={t('addressWrong', { fields: missing(address) })} />}
            {form.error('address') === null && address.line1 !== '' && addressFaults(address).length > 0 && (
              <p className="q-hint">{t('addressWrong', { fields: missing(address) })}</p>
            )}
            <Columns>
              <TextField label={t('shippingTitle')} {...form.field('shippingTitle')} maxLength={120} />
              <MoneyField
                label={t('shippingPrice')}
                {...form.field('shippingMinor')}
                onChange={(minor) => form.set({ shippingMinor: minor ?? 0 })}
              />
            </Columns>
          </>
        )}
      </div>
    </Card>
  )
}

/** Fills in known values: the recipient's name and the shop's country. */
function beginning(address: PostalAddress, name: string, country: string): PostalAddress {
  if (address.country !== '' || address.lastName !== '') return address
  const [, firstName = '', lastName = ''] = /^(?:(\S+)\s+)?(.*)$/s.exec(name.trim()) ?? []
  return { ...address, firstName, lastName, country }
}
