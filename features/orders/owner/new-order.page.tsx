import './orders-owner.css'
import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import { addressFaults, type PostalAddress } from '#platform/contract'
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Columns,
  Page,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  useCall,
  useLanguage,
  useWords,
} from '#platform/ui'
import { ordersApi } from '../contract/index.ts'
import { AddressFields, useMissing } from './new-order/address-fields.tsx'
import { NewLines } from './new-order/new-lines.tsx'
import { NewSums } from './new-order/new-sums.tsx'
import { orderFormsMessages } from './order-forms.messages.ts'
import { type NewOrder, useNewOrder } from './new-order/use-new-order.ts'

/** An order that the owner writes down. */
export function NewOrderScreen() {
  const t = useWords(orderFormsMessages)
  const language = useLanguage()
  const draft = useNewOrder()
  const { order, set, lacks, place } = draft
  return (
    <Page title={t('newOrder')} lead={t('newOrderLead')}>
      <div className="order-screen">
        <div>
          {place.error && <Banner tone="danger">{sentenceOf(place.error, language)}</Banner>}
          <Card title={t('items')}>
            <NewLines lines={order.lines} onChange={(lines) => set({ lines })} />
          </Card>
          <CustomerCard order={order} set={set} />
          <DeliveryCard order={order} set={set} />
        </div>
        <div className="order-aside">
          <Card
            title={t('payment')}
            foot={
              <>
                {lacks !== null && <p className="q-hint">{t(lacks)}</p>}
                <Button tone="primary" isDisabled={lacks !== null} isPending={place.isPending} onPress={place.now}>
                  {t('place')}
                </Button>
              </>
            }
          >
            <div className="order-form">
              <NewSums quote={draft.quote} />
              <Switch isSelected={order.isPaid} onChange={(isPaid) => set({ isPaid })}>
                {t('isPaid')}
              </Switch>
              <p className="q-hint">{t('isPaidHint')}</p>
              <Checkbox isSelected={order.notify} onChange={(notify) => set({ notify })}>
                {t('tell')}
              </Checkbox>
            </div>
          </Card>
        </div>
      </div>
    </Page>
  )
}

interface PartProps {
  order: NewOrder
  set: (part: Partial<NewOrder>) => void
}

function CustomerCard({ order: { email, name, phone, note }, set }: PartProps) {
  const t = useWords(orderFormsMessages)
  const [wasLeft, setLeft] = useState(false)
  const isWrong = wasLeft && email !== '' && !/^\S+@\S+\.\S+$/.test(email)
  return (
    <Card title={t('customer')}>
      <div className="order-form">
        <TextField
          label={t('email')}
          type="email"
          value={email}
          onChange={(text) => set({ email: text.trim() })}
          onBlur={() => setLeft(true)}
          error={isWrong ? t('emailWrong') : null}
          maxLength={256}
          isRequired
        />
        <Columns>
          <TextField label={t('name')} value={name} onChange={(text) => set({ name: text })} maxLength={200} />
          <TextField
            label={t('phone')}
            type="tel"
            value={phone}
            onChange={(text) => set({ phone: text })}
            maxLength={50}
          />
        </Columns>
        <TextArea label={t('note')} value={note} onChange={(text) => set({ note: text })} rows={2} maxLength={2000} />
      </div>
    </Card>
  )
}

function DeliveryCard({ order: { isSent, name, address, shippingTitle, shippingMinor }, set }: PartProps) {
  const t = useWords(orderFormsMessages)
  const home = useCall(ordersApi.home, {}).data
  const missing = useMissing()
  return (
    <Card title={t('delivery')}>
      <div className="order-form">
        <Switch
          isSelected={isSent}
          onChange={(on) => set({ isSent: on, address: beginning(address, name, home?.country ?? '') })}
        >
          {t('isSent')}
        </Switch>
        {isSent && (
          <>
            <AddressFields address={address} onChange={(next) => set({ address: next })} />
            {address.line1 !== '' && addressFaults(address).length > 0 && (
              <p className="q-hint">{t('addressWrong', { fields: missing(address) })}</p>
            )}
            <Columns>
              <TextField
                label={t('shippingTitle')}
                value={shippingTitle}
                onChange={(title) => set({ shippingTitle: title })}
                maxLength={120}
              />
              <MoneyField
                label={t('shippingPrice')}
                value={shippingMinor}
                onChange={(minor) => set({ shippingMinor: minor ?? 0 })}
              />
            </Columns>
          </>
        )}
      </div>
    </Card>
  )
}

/** What is known already need not be typed again: whom it is for, and the country of the shop. */
function beginning(address: PostalAddress, name: string, country: string): PostalAddress {
  if (address.country !== '' || address.lastName !== '') return address
  const [, firstName = '', lastName = ''] = /^(?:(\S+)\s+)?(.*)$/s.exec(name.trim()) ?? []
  return { ...address, firstName, lastName, country }
}
