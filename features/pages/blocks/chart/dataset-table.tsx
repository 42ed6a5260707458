import { useState } from 'react'
import { Plus, Trash2 } from '#platform/icons'
import { Button, IconButton, useLocale, useWords } from '#platform/ui'
import { chartMessages } from './chart.messages.ts'
import type { ChartDataset } from './dataset-editor.tsx'
import { numberOf } from './dataset.rules.ts'
import type { DatasetRow, useDataset } from './use-dataset.ts'

export function DatasetTable(edited: ReturnType<typeof useDataset>) {
  const t = useWords(chartMessages)
  const { columns, rows } = edited.draft
  return (
    <table className="dataset">
      <thead>
        <tr>
          <th scope="col">{t('row')}</th>
          {columns.map((column, at) => (
            <th key={column.id} scope="col">
              <input
                aria-label={t('columnName', { n: at + 1 })}
                placeholder={t('column')}
                maxLength={60}
                value={column.label}
                onChange={({ target }) => edited.name(column.id, target.value)}
              />
              <IconButton
                size="small"
                icon={Trash2}
                label={t('removeColumn', { n: at + 1 })}
                onPress={() => edited.removeColumn(at)}
              />
            </th>
          ))}
          <td>
            <Button size="small" icon={Plus} isDisabled={!edited.mayAddColumn} onPress={edited.addColumn}>
              {t('addColumn')}
            </Button>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row
            key={row.id}
            row={row}
            number={at + 1}
            columns={columns}
            onChange={edited.changeRow}
            onRemove={() => edited.removeRow(at)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  row: DatasetRow
  number: number
  columns: ChartDataset['columns']
  onChange: (row: DatasetRow) => void
  onRemove: () => void
}

function Row({ row, number, columns, onChange, onRemove }: RowProps) {
  const t = useWords(chartMessages)
  const set = (column: number, value: number | null) =>
    onChange({ ...row, values: columns.map((_, at) => (at === column ? value : (row.values[at] ?? null))) })
  return (
    <tr>
      <th scope="row">
        <input
          aria-label={t('rowName', { n: number })}
          placeholder={t('row')}
          maxLength={100}
          value={row.label}
          onChange={({ target }) => onChange({ ...row, label: target.value })}
        />
      </th>
      {columns.map((column, at) => (
        <td key={column.id}>
          <NumberCell
            label={t('cell', { row: row.label || String(number), column: column.label || String(at + 1) })}
            value={row.values[at] ?? null}
            onChange={(value) => set(at, value)}
          />
        </td>
      ))}
      <td>
        <IconButton size="small" icon={Trash2} label={t('removeRow', { n: number })} onPress={onRemove} />
      </td>
    </tr>
  )
}

interface NumberCellProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
}

/** Keeps the typed text until the field is left, and then shows the number. */
function NumberCell({ label, value, onChange }: NumberCellProps) {
  const locale = useLocale()
  const written = value === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(value)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberOf(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
