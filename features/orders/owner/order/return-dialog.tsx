import { useState } from 'react'
import { Button, Checkbox, Dialog, TextField, useSend, useWords } from '#platform/ui'
import { type OrderDetail, ordersApi, returnable } from '../../contract/index.ts'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** What a customer brings or sends back. */
export function ReturnDialog({ detail: { order, returns }, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const t = useWords(orderFormsMessages)
  const say = useWords(ordersOwnerMessages)
  const open = order.lines.map((line) => ({ line, most: returnable(line, returns) })).filter(({ most }) => most > 0)
  const [quantities, setQuantities] = useState<Quantities>({})
  const [reason, setReason] = useState('')
  const [notify, setNotify] = useState(true)
  const take = useSend(ordersApi.addReturn, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  const lines = chosenOf(quantities)
  const foot = (
    <Button
      tone="primary"
      isDisabled={lines.length === 0}
      isPending={take.isPending}
      onPress={() => take.mutate({ id: order.id, lines, reason, notify })}
    >
      {t('returnDo')}
    </Button>
  )
  return (
    <Dialog title={t('returnTitle')} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        {open.length === 0 && <p>{t('nothingSent')}</p>}
        <LineQuantities lines={open} value={quantities} onChange={setQuantities} />
        <TextField label={t('returnReason')} value={reason} onChange={setReason} maxLength={500} />
        <Checkbox isSelected={notify} onChange={setNotify}>
          {say('notify')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
