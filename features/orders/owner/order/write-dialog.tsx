import { EmailDialog } from '#features/sites/owner'
import { useSend, useWords } from '#platform/ui'
import { type OrderDetail, ordersApi } from '../../contract/index.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

interface Props {
  detail: OrderDetail
  onClose: () => void
}

/** Writes an email to the customer. */
export function WriteDialog({ detail: { order, emailSubject }, onClose }: Props) {
  const t = useWords(ordersOwnerMessages)
  const write = useSend(ordersApi.write, { quiet: true, refreshes: [ordersApi.detail] })
  return (
    <EmailDialog
      title={t('writeEmail')}
      starts={{ to: order.customer.email, subject: emailSubject }}
      send={(email) => write.mutateAsync({ id: order.id, ...email })}
      onClose={onClose}
    />
  )
}
