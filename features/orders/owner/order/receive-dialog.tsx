import { z } from 'zod'
import { Checkbox, FormDialog, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type Order, type OrderReturn, ordersApi, piecesText } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'

const formSchema = ordersApi.setReturn.input.extend({ refund: z.boolean() })

interface Props {
  order: Order
  back: OrderReturn
  canRefund: boolean
  onClose: () => void
  /** Continues with the refund. */
  onRefund: (lines: OrderReturn['lines']) => void
}

/** Records that the goods have arrived, restocks them if wanted, and continues with the refund. */
export function ReceiveDialog({ order, back, canRefund, onClose, onRefund }: Props) {
  const t = useWords(orderFormsMessages)
  const receive = useSend(ordersApi.setReturn, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const form = useOwnerForm({
    schema: formSchema,
    values: {
      id: order.id,
      returnId: back.id,
      state: 'received' as const,
      restock: true,
      answer: '',
      notify: false,
      refund: canRefund,
    },
    save: ({ refund: _later, ...received }) => receive.mutateAsync(received),
    onSaved: (_, { refund }) => {
      onClose()
      if (refund) onRefund(back.lines)
    },
  })
  return (
    <FormDialog title={t('receiveTitle')} action={t('receiveDo')} onClose={onClose} form={form}>
      <div className="order-form">
        <p>{piecesText(order, back.lines)}</p>
        <Checkbox {...form.toggle('restock')}>{t('receiveRestock')}</Checkbox>
        {canRefund && <Checkbox {...form.toggle('refund')}>{t('receiveRefund')}</Checkbox>}
      </div>
    </FormDialog>
  )
}
