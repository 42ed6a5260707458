import { useState } from 'react'
import { newId } from '#platform/contract'
import { mostColumns, mostRows } from './chart.rules.ts'
import type { ChartDataset } from './dataset-editor.tsx'
import { readDataset } from './dataset.rules.ts'

export type DatasetRow = ChartDataset['rows'][number]
export type DatasetNotice = 'needsColumn' | 'needsRow' | 'needsData' | 'noTable' | 'gaps' | 'truncated'

/** The unsaved state of a dataset in its editor. */
export function useDataset(start: ChartDataset) {
  const [draft, setDraft] = useState(start)
  const [notice, setNotice] = useState<DatasetNotice | null>(null)
  const { columns, rows } = draft
  const update = (next: Partial<ChartDataset>) => {
    setDraft({ ...draft, ...next })
    setNotice(null)
  }
  return {
    draft,
    notice,
    /** Returns whether there is any number, which a chart needs. */
    isFilled: (): boolean => {
      const hasNumber = rows.some(({ values }) => values.some((value) => value !== null))
      if (!hasNumber) setNotice('needsData')
      return hasNumber
    },
    /** Returns whether the text was a table, which then replaces the present one. */
    paste: (text: string): boolean => {
      if (!/[\t\n]/.test(text.trim())) return false
      const { isTruncated, hasGaps, ...read } = readDataset(text)
      if (read.columns.length === 0 || read.rows.length === 0) {
        setNotice('noTable')
        return true
      }
      setDraft({
        columns: read.columns.map((column) => ({ ...column, id: newId() })),
        rows: read.rows.map((row) => ({ ...row, values: [...row.values], id: newId() })),
      })
      setNotice(isTruncated ? 'truncated' : hasGaps ? 'gaps' : null)
      return true
    },
    name: (id: string, label: string) =>
      update({ columns: columns.map((column) => (column.id === id ? { ...column, label } : column)) }),
    changeRow: (changed: DatasetRow) => update({ rows: rows.map((row) => (row.id === changed.id ? changed : row)) }),
    mayAddColumn: columns.length < mostColumns,
    addColumn: () =>
      update({
        columns: [...columns, { id: newId(), label: '' }],
        rows: rows.map((row) => ({ ...row, values: [...columns.map((_, at) => row.values[at] ?? null), null] })),
      }),
    removeColumn: (at: number) => {
      if (columns.length === 1) return setNotice('needsColumn')
      update({
        columns: columns.filter((_, other) => other !== at),
        rows: rows.map((row) => ({ ...row, values: row.values.filter((_, other) => other !== at) })),
      })
    },
    mayAddRow: rows.length < mostRows,
    addRow: () => update({ rows: [...rows, { id: newId(), label: '', values: columns.map(() => null) }] }),
    removeRow: (at: number) => {
      if (rows.length === 1) return setNotice('needsRow')
      update({ rows: rows.filter((_, other) => other !== at) })
    },
  }
}
