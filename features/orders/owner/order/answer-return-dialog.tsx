import { useState } from 'react'
import { Button, Checkbox, Dialog, TextArea, useSend, useWords } from '#platform/ui'
import { type Order, type OrderReturn, ordersApi, piecesText } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

interface Props {
  order: Order
  back: OrderReturn
  state: 'approved' | 'refused'
  onClose: () => void
}

/** Yes or no to whoever asked for a return, in words of one's own and by email. */
export function AnswerReturnDialog({ order, back, state, onClose }: Props) {
  const t = useWords(orderFormsMessages)
  const say = useWords(ordersOwnerMessages)
  const [answer, setAnswer] = useState(back.answer)
  const [notify, setNotify] = useState(true)
  const send = useSend(ordersApi.setReturn, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  const isYes = state === 'approved'
  const foot = (
    <Button
      tone={isYes ? 'primary' : 'danger'}
      isPending={send.isPending}
      onPress={() => send.mutate({ id: order.id, returnId: back.id, state, restock: false, answer, notify })}
    >
      {t(isYes ? 'agreeDo' : 'refuseDo')}
    </Button>
  )
  return (
    <Dialog title={t(isYes ? 'agreeTitle' : 'refuseTitle')} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        <p>{piecesText(order, back.lines)}</p>
        <TextArea
          label={t(isYes ? 'agreeAnswer' : 'refuseAnswer')}
          hint={t('answerHint')}
          value={answer}
          onChange={setAnswer}
          rows={3}
          maxLength={1000}
        />
        <Checkbox isSelected={notify} onChange={setNotify}>
          {say('notify')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
