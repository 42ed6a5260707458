import { useEmailSentence } from '#features/accounts/owner'
import { productTypes } from '#features/catalog/contract'
import {
  Ban,
  CircleCheck,
  Download,
  HandCoins,
  Mail,
  MailCheck,
  MoreHorizontal,
  PackageOpen,
  Pencil,
  Printer,
  Repeat,
  Send,
  Undo2,
} from '#platform/icons'
import { Button, IconButton, Menu, toast, useOwnerRouter, useSend, useWords } from '#platform/ui'
import { type OrderDetail, ordersApi } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import type { RefundStart } from './refund-dialog.tsx'

/** The open dialog. */
export type Opened = 'fulfil' | 'cancel' | 'edit' | 'return' | 'email' | { refund: RefundStart } | null

interface Props {
  detail: OrderDetail
  onOpen: (opened: Opened) => void
}

/** Actions that the order allows: its next step first, the rest in a menu. */
export function OrderActs({ detail: { order, allows }, onOpen }: Props) {
  const t = useWords(ordersOwnerMessages)
  const refreshes = [ordersApi.detail, ordersApi.list]
  const capture = useSend(ordersApi.capture, { refreshes })
  const markPaid = useSend(ordersApi.markPaid, { refreshes })
  const { id } = order
  return (
    <>
      {allows.capture && (
        <Button icon={HandCoins} isPending={capture.isPending} onPress={() => capture.mutate({ id })}>
          {t('capture')}
        </Button>
      )}
      {allows.markPaid && !allows.capture && (
        <Button icon={CircleCheck} isPending={markPaid.isPending} onPress={() => markPaid.mutate({ id, how: '' })}>
          {t('markPaid')}
        </Button>
      )}
      {allows.refund && (
        <Button icon={Undo2} onPress={() => onOpen({ refund: { quantities: {}, restock: true } })}>
          {t('refund')}
        </Button>
      )}
      {allows.fulfil && (
        <Button tone="primary" icon={Send} onPress={() => onOpen('fulfil')}>
          {t('fulfil')}
        </Button>
      )}
      <More detail={{ order, allows }} onOpen={onOpen} />
    </>
  )
}

function More({
  detail: { order, allows },
  onOpen,
}: {
  detail: Pick<OrderDetail, 'order' | 'allows'>
  onOpen: Props['onOpen']
}) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const { go } = useOwnerRouter()
  const refreshes = [ordersApi.detail, ordersApi.list]
  const sentence = useEmailSentence()
  const sendAgain = useSend(ordersApi.sendAgain, { refreshes, onDone: () => toast(sentence(t('sentAgain'))) })
  const renew = useSend(ordersApi.renewDownloads, { refreshes })
  const { id, subscriptionId } = order
  const hasFiles = order.lines.some(({ productType }) => productType === productTypes.DIGITAL)
  return (
    <Menu
      label={t('act')}
      trigger={<IconButton label={t('act')} icon={MoreHorizontal} />}
      entries={[
        allows.edit && { id: 'edit', label: say('edit'), icon: Pencil, onAction: () => onOpen('edit') },
        allows.return && {
          id: 'return',
          label: say('takeReturn'),
          icon: PackageOpen,
          onAction: () => onOpen('return'),
        },
        {
          id: 'slip',
          label: t('packingSlip'),
          icon: Printer,
          onAction: () => void window.open(`/api/orders/${id}/packing-slip`, '_blank', 'noopener'),
        },
        { id: 'email', label: t('writeEmail'), icon: Mail, onAction: () => onOpen('email') },
        order.source !== 'import' && {
          id: 'again',
          label: t('sendAgain'),
          icon: MailCheck,
          onAction: () => sendAgain.mutate({ id }),
        },
        hasFiles && { id: 'renew', label: t('renewDownloads'), icon: Download, onAction: () => renew.mutate({ id }) },
        subscriptionId !== null && {
          id: 'plan',
          label: t('subscription'),
          icon: Repeat,
          onAction: () => go(`/config/subscriptions/${subscriptionId}`),
        },
        allows.cancel && 'separator',
        allows.cancel && {
          id: 'cancel',
          label: t('cancel'),
          icon: Ban,
          tone: 'danger',
          onAction: () => onOpen('cancel'),
        },
      ]}
    />
  )
}
