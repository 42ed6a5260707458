import './orders-owner.css'
import { Ban, CircleCheck, HandCoins, MoreHorizontal, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Badge, Button, ConfirmDialog, IconButton, Menu, OneScreen, Page, toast, useLanguage, useSend, useWords } from '#platform/desk'
import { type OrderDetail, ordersApi, ordersMessages } from '../contract/index.ts'
import { FulfilDialog } from './fulfil-dialog.tsx'
import { CustomerCard, LinesCard, MoneyCard, PapersCard, ParcelsCard, ReturnsCard } from './order-cards.tsx'
import { labelTones } from './order-words.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { Story } from './story.tsx'

/** One order, with everything that may be done with it as it stands. */
export function OrderScreen() {
  const t = useWords(ordersOwnerMessages)
  return (
    <OneScreen endpoint={ordersApi.detail} title={t('number')}>
      {(detail) => <OrderPage detail={detail} />}
    </OneScreen>
  )
}

function OrderPage({ detail }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(ordersMessages)
  const language = useLanguage()
  const { order } = detail
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Page
      title={
        <>
          #{order.number} <Badge tone={labelTones[order.label]}>{say(`label.${order.label}`)}</Badge> {order.isTest && <Badge>{t('test')}</Badge>}
        </>
      }
      lead={when.format(new Date(order.placedAt))}
      actions={<Actions detail={detail} />}
    >
      <div className="order-screen">
        <div>
          <LinesCard detail={detail} />
          <MoneyCard detail={detail} />
          <ParcelsCard detail={detail} />
          <ReturnsCard detail={detail} />
          <Story detail={detail} />
        </div>
        <div>
          <CustomerCard detail={detail} />
          <PapersCard detail={detail} />
        </div>
      </div>
    </Page>
  )
}

type Open = 'fulfil' | 'refund' | 'cancel' | null

function Actions({ detail: { order, allows, downloads } }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const [open, setOpen] = useState<Open>(null)
  const refreshes = [ordersApi.detail, ordersApi.list]
  const close = () => setOpen(null)
  const capture = useSend(ordersApi.capture, { refreshes })
  const markPaid = useSend(ordersApi.markPaid, { refreshes })
  const cancel = useSend(ordersApi.cancel, { refreshes, onDone: close })
  const sendAgain = useSend(ordersApi.sendAgain, { refreshes, onDone: () => toast(t('sentAgain')) })
  const renew = useSend(ordersApi.renewDownloads, { refreshes })
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
        <Button icon={Undo2} onPress={() => setOpen('refund')}>
          {t('refund')}
        </Button>
      )}
      {allows.fulfil && (
        <Button tone="primary" icon={Send} onPress={() => setOpen('fulfil')}>
          {t('fulfil')}
        </Button>
      )}
      <Menu
        label={t('act')}
        trigger={<IconButton label={t('act')} icon={MoreHorizontal} />}
        entries={[
          { id: 'again', label: t('sendAgain'), onAction: () => sendAgain.mutate({ id }) },
          downloads.length > 0 && { id: 'renew', label: t('renewDownloads'), onAction: () => renew.mutate({ id }) },
          allows.cancel && 'separator',
          allows.cancel && { id: 'cancel', label: t('cancel'), icon: Ban, tone: 'danger', onAction: () => setOpen('cancel') },
        ]}
      />
      {open === 'fulfil' && <FulfilDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      <ConfirmDialog
        title={t('cancel')}
        isOpen={open === 'cancel'}
        onClose={close}
        action={t('cancel')}
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate({ id, reason: '', restock: true, notify: true })}
      >
        <p>{t('cancel.lead')}</p>
      </ConfirmDialog>
    </>
  )
}
