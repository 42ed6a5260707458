import { Table2 } from '#platform/icons'
import type { Command, EditorState } from '@tiptap/pm/state'
import { IconButton, Menu, type MenuEntries, useWords } from '#platform/ui'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  hasHeaderRow,
  insertTable,
  tablePlace,
  toggleHeaderRow,
} from './text-tables.ts'
import { tableMessages } from './table.messages.ts'

/** Inserts a table, or offers actions for the table at the caret. */
export function TableMenu({ state, run }: { state: EditorState; run: (command: Command) => void }) {
  const t = useWords(tableMessages)
  const place = tablePlace(state)
  if (!place) return <IconButton icon={Table2} size="small" label={t('insert')} onPress={() => run(insertTable)} />
  const entry = (id: string, label: string, command: Command) => ({ id, label, onAction: () => run(command) })
  const entries: MenuEntries = [
    entry('row-above', t('rowAbove'), addRow(false)),
    entry('row-below', t('rowBelow'), addRow(true)),
    entry('column-before', t('columnBefore'), addColumn(false)),
    entry('column-after', t('columnAfter'), addColumn(true)),
    entry('names', t(hasHeaderRow(place) ? 'namesOff' : 'namesOn'), toggleHeaderRow),
    'separator',
    entry('delete-row', t('deleteRow'), deleteRow),
    entry('delete-column', t('deleteColumn'), deleteColumn),
    { ...entry('delete-table', t('deleteTable'), deleteTable), tone: 'danger' },
  ]
  return (
    <Menu trigger={<IconButton icon={Table2} size="small" label={t('table')} />} label={t('table')} entries={entries} />
  )
}
