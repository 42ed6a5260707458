import './dataset.css'
import type { ClipboardEvent } from 'react'
import { Plus } from '#platform/icons'
import { Banner, Button, Dialog, uiMessages, useWords } from '#platform/ui'
import { chartMessages } from './chart.messages.ts'
import { mostColumns, mostRows } from './chart.rules.ts'
import type { ChartDataset } from './dataset-editor.tsx'
import { DatasetTable } from './dataset-table.tsx'
import { useDataset } from './use-dataset.ts'

interface DatasetDialogProps {
  isOpen: boolean
  onClose: () => void
  dataset: ChartDataset
  onSave: (dataset: ChartDataset) => void
}

/** Edits the numbers of a chart as a table. A copied spreadsheet range pasted into any field replaces the table. */
export function DatasetDialog({ isOpen, onClose, dataset, onSave }: DatasetDialogProps) {
  const t = useWords(chartMessages)
  const ui = useWords(uiMessages)
  const edited = useDataset(dataset)
  const onPaste = (event: ClipboardEvent) => {
    if (edited.paste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  const foot = (
    <>
      <Button onPress={onClose}>{ui('cancel')}</Button>
      <Button tone="primary" onPress={() => edited.isFilled() && onSave(edited.draft)}>
        {t('apply')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('data')} isOpen={isOpen} onClose={onClose} foot={foot} size="wide">
      <p className="q-hint">{t('paste')}</p>
      {edited.notice && (
        <Banner tone="attention">
          {edited.notice === 'truncated'
            ? t('truncated', { maxRows: mostRows, maxColumns: mostColumns })
            : t(edited.notice)}
        </Banner>
      )}
      <div className="dataset-scroll" onPaste={onPaste}>
        <DatasetTable {...edited} />
      </div>
      <Button size="small" icon={Plus} isDisabled={!edited.mayAddRow} onPress={edited.addRow}>
        {t('addRow')}
      </Button>
    </Dialog>
  )
}
