import { useState } from 'react'
import { newId } from '#platform/contract'
import { Button, lazyDialog, useWords } from '#platform/ui'
import type { ChartProps } from './chart.contract.ts'
import { chartMessages } from './chart.messages.ts'

const DatasetDialog = lazyDialog(() => import('./dataset-dialog.tsx').then((module) => module.DatasetDialog))

export type ChartDataset = Pick<ChartProps, 'columns' | 'rows'>

interface DatasetEditorProps extends ChartDataset {
  onChange: (dataset: ChartDataset) => void
}

/** The size of the dataset, and a button that opens its table. */
export function DatasetEditor({ columns, rows, onChange }: DatasetEditorProps) {
  const t = useWords(chartMessages)
  const [isOpen, setOpen] = useState(false)
  const dataset = columns.length > 0 && rows.length > 0 ? { columns, rows } : blankDataset()
  return (
    <div className="q-field" role="group" aria-label={t('data')}>
      <span className="q-label">{t('data')}</span>
      <p className="q-hint">{t('dataset', { rows: rows.length, columns: columns.length })}</p>
      <Button onPress={() => setOpen(true)}>{t('edit')}</Button>
      <DatasetDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        dataset={dataset}
        onSave={(changed: ChartDataset) => {
          onChange(changed)
          setOpen(false)
        }}
      />
    </div>
  )
}

function blankDataset(): ChartDataset {
  return {
    columns: [{ id: newId(), label: '' }],
    rows: Array.from({ length: 3 }, () => ({ id: newId(), label: '', values: [null] })),
  }
}
