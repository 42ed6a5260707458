import { Ban, CircleCheck, Download, MoreHorizontal, Printer, Send, X } from '#platform/icons'
import { useState } from 'react'
import { Button, IconButton, Menu, Toolbar, useWords } from '#platform/ui'
import { type BulkAct, mostAtOnce, type OrderRow } from '../../contract/index.ts'
import { ManyDialog } from './many-dialog.tsx'
import { ordersBulkMessages } from './orders-bulk.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** Bulk actions for all selected orders. */
export function OrdersBulk({ orders, onDone }: { orders: readonly OrderRow[]; onDone: () => void }) {
  const t = useWords(ordersBulkMessages)
  const [act, setAct] = useState<BulkAct | null>(null)
  const ids = orders.map(({ id }) => id).join(',')
  return (
    <Toolbar>
      <strong>{t('chosen', { n: orders.length })}</strong>
      {orders.length > mostAtOnce ? (
        <span>{t('tooMany', { most: mostAtOnce })}</span>
      ) : (
        <Acts ids={ids} onAct={setAct} onNone={onDone} />
      )}
      {act && <ManyDialog act={act} orders={orders} onClose={() => setAct(null)} onDone={onDone} />}
    </Toolbar>
  )
}

function Acts({ ids, onAct, onNone }: { ids: string; onAct: (act: BulkAct) => void; onNone: () => void }) {
  const t = useWords(ordersBulkMessages)
  const say = useWords(ordersOwnerMessages)
  return (
    <>
      <Button icon={Send} onPress={() => onAct('fulfil')}>
        {t('fulfil')}
      </Button>
      <a className="q-button plain medium" href={`/api/orders/packing-slips?ids=${ids}`} target="_blank" rel="noopener">
        <Printer aria-hidden />
        {t('slips')}
      </a>
      <Menu
        label={say('act')}
        trigger={<IconButton label={say('act')} icon={MoreHorizontal} />}
        entries={[
          { id: 'markPaid', label: t('markPaid'), icon: CircleCheck, onAction: () => onAct('markPaid') },
          {
            id: 'export',
            label: t('export'),
            icon: Download,
            onAction: () => window.location.assign(`/api/orders/export.csv?ids=${ids}`),
          },
          { id: 'none', label: t('none'), icon: X, onAction: onNone },
          'separator',
          { id: 'cancel', label: t('cancel'), icon: Ban, tone: 'danger', onAction: () => onAct('cancel') },
        ]}
      />
    </>
  )
}
