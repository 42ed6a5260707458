import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Dialog, toast, useSend, useWords } from '#platform/desk'
import { catalogApi, type CellChange as ServerChange, type SheetColumn, sheetApi } from '../contract/index.ts'
import { sheetMessages } from './sheet.messages.ts'
import { cellKey, type PendingCells, type SheetColumn as Column } from './sheet/sheet-column.ts'
import type { LoadedRow } from './use-sheet-rows.ts'

interface Props {
  pending: PendingCells
  rows: readonly LoadedRow[]
  columns: readonly Column<LoadedRow>[]
  onDone: () => void
}

const mostShown = 200

/** How much waits; what it is, before it is saved; and once it is, the way back. */
export function WaitingBar({ pending, rows, columns, onDone }: Props) {
  const t = useWords(sheetMessages)
  const [isOpen, setOpen] = useState(false)
  const save = useSaveCells(() => {
    setOpen(false)
    onDone()
  })
  const changes = [...pending.values()]
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cells: ServerChange[] = changes.flatMap(({ rowId, columnId, text }) => {
    const row = byId.get(rowId)
    return row ? [{ variantId: rowId, column: columnId as SheetColumn, value: text, before: row.cells[columnId as SheetColumn] ?? '' }] : []
  })
  const differences = changes.slice(0, mostShown).map((change): Difference => {
    const row = byId.get(change.rowId)
    const column = columns.find(({ id }) => id === change.columnId)
    return {
      id: cellKey(change.rowId, change.columnId),
      title: [row?.cells.title, row?.variantTitle].filter(Boolean).join(' · '),
      column: column?.label ?? '',
      before: row && column ? column.text(row) : '',
      after: change.text,
    }
  })
  const foot = (
    <Button tone="primary" isPending={save.isPending} onPress={() => save.mutate({ cells })}>
      {t('apply', { n: cells.length })}
    </Button>
  )
  return (
    <div className="sheet-waiting" role="region" aria-label={t('history')}>
      <strong role="status">{t('waiting', { cells: changes.length, rows: new Set(changes.map(({ rowId }) => rowId)).size })}</strong>
      <Button tone="quiet" onPress={onDone}>
        {t('discard')}
      </Button>
      <Button tone="primary" onPress={() => setOpen(true)}>
        {t('review')}
      </Button>
      {isOpen && (
        <Dialog title={t('preview')} size="wide" isOpen onClose={() => setOpen(false)} foot={foot}>
          <Differences differences={differences} more={Math.max(0, changes.length - mostShown)} />
        </Dialog>
      )}
    </div>
  )
}

/** Saves cells, says what came of it, and offers the way back. */
function useSaveCells(onDone: () => void) {
  const t = useWords(sheetMessages)
  const client = useQueryClient()
  const refresh = () => {
    for (const stale of [sheetApi.rows, sheetApi.changes, catalogApi.products, catalogApi.product])
      void client.invalidateQueries({ queryKey: [stale.path] })
  }
  const undo = useSend(sheetApi.undo, { onDone: refresh })
  return useSend(sheetApi.change, {
    onDone: ({ changeId, refused }, { cells }) => {
      onDone()
      refresh()
      const kept = cells.length - refused.length
      if (kept > 0) toast(t('saved', { n: kept }), { ...(changeId && { action: { label: t('undo'), run: () => undo.mutate({ id: changeId }) } }) })
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
}

/** What will change, cell by cell. */
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
          {differences.map((one) => (
            <tr key={one.id}>
              <td>{one.title}</td>
              <td>{one.column}</td>
              <td>
                <del>{one.before || '–'}</del>
              </td>
              <td>
                <ins>{one.after || '–'}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="q-hint">{t('moreCells', { n: more })}</p>}
    </>
  )
}
