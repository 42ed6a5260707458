import type { Output } from '#platform/contract'
import { Dialog, EmptyState, ErrorState, Skeleton, Table, useCall, useMoments, useWords } from '#platform/ui'
import { catalogApi, type Variant } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'

type Movement = Output<typeof catalogApi.stockMovements>[number]

const reasons = ['order', 'return', 'import', 'sheet', 'correction'] as const

/** History of the stock: time, person, reason, and the stock before and after. */
export function StockHistory({ variant, name, onClose }: { variant: Variant; name: string; onClose: () => void }) {
  const t = useWords(productMessages)
  const movements = useCall(catalogApi.stockMovements, { id: variant.id })
  const rows = movements.data?.map((movement, at) => ({ ...movement, id: String(at) })) ?? []
  return (
    <Dialog title={t('stockHistoryOf', { name })} isOpen onClose={onClose} size="wide">
      {movements.error && <ErrorState error={movements.error} onRetry={() => void movements.refetch()} />}
      {movements.isPending && <Skeleton lines={5} height={32} />}
      {movements.data && rows.length === 0 && <EmptyState small>{t('noMovements')}</EmptyState>}
      {rows.length > 0 && <Movements label={t('stockHistory')} rows={rows} />}
    </Dialog>
  )
}

function Movements({ label, rows }: { label: string; rows: readonly (Movement & { id: string })[] }) {
  const t = useWords(productMessages)
  const moment = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const reasonOf = ({ reason }: Movement) => {
    const word = reasons.find((candidate) => candidate === reason)
    return word ? t(`reason.${word}`) : reason
  }
  return (
    <Table
      label={label}
      entries={rows}
      columns={[
        { id: 'reason', label: t('stockReason'), isRowHeader: true, cell: reasonOf },
        { id: 'when', label: t('stockWhen'), beneath: true, short: true, cell: ({ at }) => moment(at) },
        { id: 'who', label: t('stockWho'), beneath: true, cell: ({ by }) => by ?? '—' },
        {
          id: 'change',
          label: t('stockChange'),
          numeric: true,
          short: true,
          cell: ({ delta }) => (delta > 0 ? `+${delta}` : `−${-delta}`),
        },
        {
          id: 'left',
          label: t('stockLeft'),
          numeric: true,
          short: true,
          cell: ({ delta, quantity }) => `${quantity - delta} → ${quantity}`,
        },
      ]}
    />
  )
}
