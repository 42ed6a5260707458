import { useState } from 'react'
import { addressFaults } from '#platform/contract'
import {
  Banner,
  Button,
  Checkbox,
  Columns,
  Dialog,
  Group,
  sentenceOf,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { type Order, type Orderable, ordersApi } from '../../contract/index.ts'
import { AddressFields, useMissing } from '../new-order/address-fields.tsx'
import { ItemFinder } from '../new-order/item-finder.tsx'
import { LineQuantities, type Quantities } from './line-quantities.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'

const most = 10_000

/** Changes an order that has not been sent: how many, what else, and where to. */
export function EditDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(orderFormsMessages)
  const language = useLanguage()
  const missing = useMissing()
  const { lines, quantities, setQuantities, add, to, setTo, notify, setNotify, input, isReady } = useEdit(order)
  const edit = useSend(ordersApi.edit, {
    quiet: true,
    refreshes: [ordersApi.detail, ordersApi.list],
    onDone: () => {
      toast(t('kept'))
      onClose()
    },
  })
  const foot = (
    <Button tone="primary" isDisabled={!isReady} isPending={edit.isPending} onPress={() => edit.mutate(input)}>
      {t('keep')}
    </Button>
  )
  return (
    <Dialog title={t('edit')} isOpen onClose={onClose} foot={foot} size="wide">
      {edit.error && <Banner tone="danger">{sentenceOf(edit.error, language)}</Banner>}
      <Group title={t('items')}>
        <p className="q-hint">{t('editLead')}</p>
        <LineQuantities lines={lines.map((line) => ({ line, most }))} value={quantities} onChange={setQuantities} />
        <ItemFinder taken={lines.flatMap(({ variantId }) => variantId ?? [])} onAdd={add} />
      </Group>
      <Group title={t('contact')}>
        <Columns>
          <TextField
            label={t('email')}
            type="email"
            value={to.email}
            onChange={(email) => setTo({ ...to, email })}
            maxLength={256}
          />
          <TextField
            label={t('phone')}
            type="tel"
            value={to.phone}
            onChange={(phone) => setTo({ ...to, phone })}
            maxLength={50}
          />
        </Columns>
        {to.address && (
          <>
            <AddressFields address={to.address} onChange={(address) => setTo({ ...to, address })} />
            {addressFaults(to.address).length > 0 && (
              <p className="q-hint">{t('addressWrong', { fields: missing(to.address) })}</p>
            )}
          </>
        )}
        <Checkbox isSelected={notify} onChange={setNotify}>
          {t('tellEdit')}
        </Checkbox>
      </Group>
    </Dialog>
  )
}

/** What of the order is changed, beside what stays. */
function useEdit(order: Order) {
  const [additions, setAdditions] = useState<readonly Orderable[]>([])
  const [quantities, setQuantities] = useState<Quantities>(
    Object.fromEntries(order.lines.map(({ id, quantity }) => [id, quantity])),
  )
  const [to, setTo] = useState({
    email: order.customer.email,
    phone: order.customer.phone,
    address: order.shippingAddress,
  })
  const [notify, setNotify] = useState(false)
  const chosen = (id: string) => quantities[id] ?? 0
  const input = {
    id: order.id,
    quantities: order.lines
      .filter(({ id, quantity }) => chosen(id) !== quantity)
      .map(({ id }) => ({ lineId: id, quantity: chosen(id) })),
    additions: additions
      .filter(({ variantId }) => chosen(variantId) > 0)
      .map(({ variantId }) => ({ variantId, quantity: chosen(variantId) })),
    email: to.email.trim(),
    phone: to.phone.trim(),
    notify,
    ...(to.address && { shippingAddress: to.address }),
  }
  const isLeft = order.lines.some(({ id }) => chosen(id) > 0) || input.additions.length > 0
  return {
    lines: [...order.lines, ...additions.map((one) => ({ ...one, id: one.variantId }))],
    quantities,
    setQuantities,
    add: (one: Orderable) => {
      setAdditions([...additions, one])
      setQuantities({ ...quantities, [one.variantId]: 1 })
    },
    to,
    setTo,
    notify,
    setNotify,
    input,
    isReady: isLeft && /^\S+@\S+\.\S+$/.test(input.email) && (!to.address || addressFaults(to.address).length === 0),
  }
}
