import { useState } from 'react'
import { Button, Checkbox, Dialog, useSend, useWords } from '#platform/ui'
import { type Order, type OrderReturn, ordersApi, piecesText } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'

interface Props {
  order: Order
  back: OrderReturn
  canRefund: boolean
  onClose: () => void
  /** The money comes next. */
  onRefund: (lines: OrderReturn['lines']) => void
}

/** The goods are in: back on the shelf or not, and on to the money. */
export function ReceiveDialog({ order, back, canRefund, onClose, onRefund }: Props) {
  const t = useWords(orderFormsMessages)
  const [restock, setRestock] = useState(true)
  const [refund, setRefund] = useState(canRefund)
  const receive = useSend(ordersApi.setReturn, {
    refreshes: [ordersApi.detail, ordersApi.list],
    onDone: () => {
      onClose()
      if (refund) onRefund(back.lines)
    },
  })
  const foot = (
    <Button
      tone="primary"
      isPending={receive.isPending}
      onPress={() =>
        receive.mutate({ id: order.id, returnId: back.id, state: 'received', restock, answer: '', notify: false })
      }
    >
      {t('receiveDo')}
    </Button>
  )
  return (
    <Dialog title={t('receiveTitle')} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        <p>{piecesText(order, back.lines)}</p>
        <Checkbox isSelected={restock} onChange={setRestock}>
          {t('receiveRestock')}
        </Checkbox>
        {canRefund && (
          <Checkbox isSelected={refund} onChange={setRefund}>
            {t('receiveRefund')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
