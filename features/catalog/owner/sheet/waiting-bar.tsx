import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner, Button, Dialog, ErrorState, Skeleton, toast, useCall, useSend, useWords } from '#platform/ui'
import { catalogApi, type CellChange as ServerChange, type SheetColumn, sheetApi } from '../../contract/index.ts'
import { sheetMessages } from './sheet.messages.ts'
import { type CellChange, cellKey, type PendingCells, type SheetColumn as Column } from './sheet-column.ts'
import type { LoadedRow } from './use-sheet-rows.ts'

interface Props {
  pending: PendingCells
  rows: readonly LoadedRow[]
  columns: readonly Column<LoadedRow>[]
  onDiscard: () => void
  /** Called after saving. Refused changes stay pending. */
  onSaved: (refused: ReadonlySet<string>) => void
}

const mostShown = 200

/** Shows the number of unsaved changes, a review before saving, and the undo afterwards. */
export function WaitingBar({ onDiscard, ...props }: Props) {
  const t = useWords(sheetMessages)
  const [isOpen, setOpen] = useState(false)
  const changes = [...props.pending.values()]
  return (
    <div className="sheet-waiting" role="region" aria-label={t('history')}>
      <strong role="status">
        {t('waiting', { cells: changes.length, rows: new Set(changes.map(({ rowId }) => rowId)).size })}
      </strong>
      <Button tone="quiet" onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button tone="primary" onPress={() => setOpen(true)}>
        {t('review')}
      </Button>
      {isOpen && <ReviewDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Compares every cell with its present value, validated by the server before anything is saved. */
function ReviewDialog({
  pending,
  rows,
  columns,
  onSaved,
  onClose,
}: Omit<Props, 'onDiscard'> & { onClose: () => void }) {
  const t = useWords(sheetMessages)
  const changes = [...pending.values()]
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cells = serverChanges(changes, byId)
  const checked = useCall(sheetApi.check, { cells })
  const reasons = new Map(
    checked.data?.refused.map(({ variantId, column, sentence }) => [cellKey(variantId, column), sentence]),
  )
  const good = cells.filter(({ variantId, column }) => !reasons.has(cellKey(variantId, column)))
  const save = useSaveCells((refused) => {
    onClose()
    onSaved(new Set([...reasons.keys(), ...refused]))
  })
  const differences = changes.map((change): Difference => {
    const row = byId.get(change.rowId)
    const column = columns.find(({ id }) => id === change.columnId)
    const id = cellKey(change.rowId, change.columnId)
    return {
      id,
      title: [row?.cells.title, row?.variantTitle].filter(Boolean).join(' · '),
      column: column?.label ?? '',
      before: row && column ? column.text(row) : '',
      after: change.text,
      why: reasons.get(id),
    }
  })
  const foot = (
    <Button
      tone="primary"
      isDisabled={!checked.data || good.length === 0}
      isPending={save.isPending}
      onPress={() => save.mutate({ cells: good })}
    >
      {t('apply', { n: good.length })}
    </Button>
  )
  return (
    <Dialog title={t('preview')} size="wide" isOpen onClose={onClose} foot={foot}>
      {checked.error && <ErrorState error={checked.error} onRetry={() => void checked.refetch()} />}
      {checked.isPending && <Skeleton lines={4} height={28} gap={6} />}
      {reasons.size > 0 && <Banner tone="attention">{t('notTaken', { n: reasons.size })}</Banner>}
      {checked.data && (
        <Differences
          differences={differences.toSorted((a, b) => Number(!a.why) - Number(!b.why)).slice(0, mostShown)}
          more={Math.max(0, differences.length - mostShown)}
        />
      )}
    </Dialog>
  )
}

function serverChanges(changes: readonly CellChange[], byId: ReadonlyMap<string, LoadedRow>): ServerChange[] {
  return changes.flatMap(({ rowId, columnId, text }) => {
    const row = byId.get(rowId)
    return row
      ? [
          {
            variantId: rowId,
            column: columnId as SheetColumn,
            value: text,
            before: row.cells[columnId as SheetColumn] ?? '',
          },
        ]
      : []
  })
}

/** Saves cells, reports the result, and offers Undo. */
function useSaveCells(onDone: (refused: readonly string[]) => void) {
  const t = useWords(sheetMessages)
  const client = useQueryClient()
  const refresh = () => {
    for (const stale of [sheetApi.rows, sheetApi.changes, catalogApi.products, catalogApi.product])
      void client.invalidateQueries({ queryKey: [stale.path] })
  }
  const undo = useSend(sheetApi.undo, { onDone: refresh })
  return useSend(sheetApi.change, {
    onDone: ({ changeId, refused }, { cells }) => {
      onDone(refused.map(({ variantId, column }) => cellKey(variantId, column)))
      refresh()
      const savedCount = cells.length - refused.length
      if (savedCount > 0)
        toast(t('saved', { n: savedCount }), {
          ...(changeId && { action: { label: t('undo'), run: () => undo.mutate({ id: changeId }) } }),
        })
      if (refused[0]) toast(t('refused', { n: refused.length, why: refused[0].sentence }), { tone: 'failure' })
    },
  })
}

export interface Difference {
  id: string
  title: string
  column: string
  before: string
  after: string
  /** Reason of a refusal. */
  why?: string | undefined
}

/** Lists the pending changes, cell by cell. */
export function Differences({ differences, more }: { differences: readonly Difference[]; more: number }) {
  const t = useWords(sheetMessages)
  return (
    <>
      <table className="sheet-differences">
        <thead>
          <tr>
            <th>{t('product')}</th>
            <th>{t('cell')}</th>
            <th>{t('before')}</th>
            <th>{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.id} data-refused={difference.why ? '' : undefined}>
              <td>{difference.title}</td>
              <td>{difference.column}</td>
              <td>
                <del>{difference.before || '–'}</del>
              </td>
              <td>
                <ins>{difference.after || '–'}</ins>
                {difference.why && <p className="q-error">{difference.why}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="q-hint">{t('moreCells', { n: more })}</p>}
    </>
  )
}
