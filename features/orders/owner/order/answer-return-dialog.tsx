import { useEmailHint } from '#features/accounts/owner'
import { Checkbox, FormDialog, TextArea, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type Order, type OrderReturn, ordersApi, piecesText } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

interface Props {
  order: Order
  back: OrderReturn
  state: 'approved' | 'refused'
  onClose: () => void
}

/** Accepts or refuses a return request, with a message to the customer. */
export function AnswerReturnDialog({ order, back, state, onClose }: Props) {
  const t = useWords(orderFormsMessages)
  const say = useWords(ordersOwnerMessages)
  const send = useSend(ordersApi.setReturn, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const isYes = state === 'approved'
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: ordersApi.setReturn.input,
    values: { id: order.id, returnId: back.id, state, restock: false, answer: back.answer, notify: true },
    save: send.mutateAsync,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={t(isYes ? 'agreeTitle' : 'refuseTitle')}
      action={t(isYes ? 'agreeDo' : 'refuseDo')}
      isDangerous={!isYes}
      onClose={onClose}
      form={form}
    >
      <div className="order-form">
        <p>{piecesText(order, back.lines)}</p>
        <TextArea
          label={t(isYes ? 'agreeAnswer' : 'refuseAnswer')}
          hint={t('answerHint')}
          {...form.field('answer')}
          rows={3}
          maxLength={1000}
        />
        <Checkbox {...form.toggle('notify')} {...emailHint()}>
          {say('notify')}
        </Checkbox>
      </div>
    </FormDialog>
  )
}
