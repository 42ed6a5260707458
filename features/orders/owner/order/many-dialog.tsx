import { useEmailHint } from '#features/accounts/owner'
import { Badge, Banner, Checkbox, FormDialog, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import {
  type BulkAct,
  bulkAllows,
  type OrderRow,
  orderNumberText,
  ordersApi,
  ordersMessages,
} from '../../contract/index.ts'
import { ordersBulkMessages } from './orders-bulk.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

interface Props {
  act: BulkAct
  orders: readonly OrderRow[]
  onClose: () => void
  onDone: () => void
}

/** Lists the orders that a bulk action changes and those that it skips, before it runs. */
export function ManyDialog({ act, orders, onClose, onDone }: Props) {
  const t = useWords(ordersBulkMessages)
  const say = useWords(ordersOwnerMessages)
  const send = useSend(ordersApi.bulkAction, { quiet: true, refreshes: [ordersApi.list, ordersApi.detail] })
  const able = orders.filter((order) => bulkAllows(order)[act])
  const unpaid = able.filter(({ label }) => label === 'pending').length
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: ordersApi.bulkAction.input,
    values: { ids: able.map(({ id }) => id), act, reason: '', notify: true },
    save: send.mutateAsync,
    savedMessage: (answer) => t('done', answer),
    onSaved: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      title={t(`${act}.title`, { n: able.length })}
      action={t(act)}
      isDangerous={act === 'cancel'}
      {...(act === 'cancel' && { keep: t('cancel.keep') })}
      isDisabled={able.length === 0}
      onClose={onClose}
      form={form}
    >
      <div className="order-form">
        {able.length > 0 && <p>{t(`${act}.lead`)}</p>}
        {act === 'fulfil' && unpaid > 0 && <Banner tone="attention">{t('fulfil.unpaid', { n: unpaid })}</Banner>}
        <Left act={act} orders={orders.filter((order) => !able.includes(order))} />
        {act === 'cancel' && able.length > 0 && (
          <TextField label={say('reason')} {...form.field('reason')} maxLength={500} />
        )}
        {act !== 'markPaid' && able.length > 0 && (
          <Checkbox {...form.toggle('notify')} {...emailHint()}>
            {say('notify')}
          </Checkbox>
        )}
      </div>
    </FormDialog>
  )
}

/** Lists the orders that were left out, each with the reason. */
function Left({ act, orders }: Pick<Props, 'act' | 'orders'>) {
  const t = useWords(ordersBulkMessages)
  const say = useWords(ordersMessages)
  if (orders.length === 0) return null
  return (
    <div>
      <p>{t('left', { n: orders.length })}</p>
      <ul className="order-left">
        {orders.map(({ id, number, isTest, importedNumber, status, paymentStatus, fulfilmentStatus }) => (
          <li key={id}>
            #{orderNumberText({ number, isTest, importedNumber })}{' '}
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
