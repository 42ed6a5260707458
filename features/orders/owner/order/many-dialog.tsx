import { useState } from 'react'
import { Badge, Banner, Button, Checkbox, Dialog, TextField, toast, useSend, useWords } from '#platform/ui'
import { type BulkAct, bulkAllows, type OrderRow, ordersApi, ordersMessages } from '../../contract/index.ts'
import { ordersBulkMessages } from './orders-bulk.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

interface Props {
  act: BulkAct
  orders: readonly OrderRow[]
  onClose: () => void
  onDone: () => void
}

/** How many it is done to, and which it cannot be done to, before anything happens. */
export function ManyDialog({ act, orders, onClose, onDone }: Props) {
  const t = useWords(ordersBulkMessages)
  const say = useWords(ordersOwnerMessages)
  const [reason, setReason] = useState('')
  const [notify, setNotify] = useState(true)
  const send = useSend(ordersApi.bulkAction, {
    refreshes: [ordersApi.list, ordersApi.detail],
    onDone: (answer) => {
      toast(t('done', answer))
      onClose()
      onDone()
    },
  })
  const able = orders.filter((order) => bulkAllows(order)[act])
  const unpaid = able.filter(({ label }) => label === 'pending').length
  const foot = (
    <Button
      tone={act === 'cancel' ? 'danger' : 'primary'}
      isDisabled={able.length === 0}
      isPending={send.isPending}
      onPress={() => send.mutate({ ids: able.map(({ id }) => id), act, reason, notify })}
    >
      {t(act)}
    </Button>
  )
  return (
    <Dialog title={t(`${act}.title`, { n: able.length })} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        {able.length > 0 && <p>{t(`${act}.lead`)}</p>}
        {act === 'fulfil' && unpaid > 0 && <Banner tone="attention">{t('fulfil.unpaid', { n: unpaid })}</Banner>}
        <Left act={act} orders={orders.filter((order) => !able.includes(order))} />
        {act === 'cancel' && able.length > 0 && (
          <TextField label={say('reason')} value={reason} onChange={setReason} maxLength={500} />
        )}
        {act !== 'markPaid' && able.length > 0 && (
          <Checkbox isSelected={notify} onChange={setNotify}>
            {say('notify')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

/** Each with what stands in the way. */
function Left({ act, orders }: Pick<Props, 'act' | 'orders'>) {
  const t = useWords(ordersBulkMessages)
  const say = useWords(ordersMessages)
  if (orders.length === 0) return null
  return (
    <div>
      <p>{t('left', { n: orders.length })}</p>
      <ul className="order-left">
        {orders.map(({ id, number, status, paymentStatus, fulfilmentStatus }) => (
          <li key={id}>
            #{number}{' '}
            <Badge>
              {status === 'cancelled' && say('label.cancelled')}
              {status === 'open' &&
                say(act === 'markPaid' ? `payment.${paymentStatus}` : `fulfilment.${fulfilmentStatus}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
