import type { MessageName } from '#platform/i18n'
import { useQueryClient } from '@tanstack/react-query'
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  Table,
  toast,
  useCall,
  useMoments,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type BulkEdit, catalogApi, sheetApi } from '../../contract/index.ts'
import { sheetMessages } from './sheet.messages.ts'

/** Lists changes by person and time, each of which can be undone. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(sheetMessages)
  const may = useMay()
  const changes = useCall(sheetApi.changes, {})
  const undo = useUndo()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Dialog title={t('history')} size="wide" isOpen onClose={onClose}>
      {changes.error && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isPending && <Skeleton lines={5} height={28} />}
      {changes.data && (
        <Table
          label={t('history')}
          entries={changes.data}
          empty={<EmptyState small>{t('historyEmpty')}</EmptyState>}
          columns={[
            { id: 'at', label: t('before'), hideLabel: true, isRowHeader: true, cell: (change) => when(change.at) },
            {
              id: 'what',
              label: t('change'),
              cell: (change) =>
                change.edit ? t(wordOf(change.edit.kind)) : t(change.kind === 'import' ? 'import' : 'sheet'),
            },
            { id: 'cells', label: t('cell'), numeric: true, cell: (change) => change.cells },
            {
              id: 'who',
              label: t('where'),
              hideLabel: true,
              cell: (change) => <span className="q-quiet">{change.account}</span>,
            },
            {
              id: 'undo',
              label: t('undo'),
              hideLabel: true,
              cell: (change) =>
                change.undoneAt ? (
                  <span className="q-quiet">{t('undoneAlready')}</span>
                ) : (
                  may('commerce.inventory') && (
                    <Button
                      size="small"
                      isPending={undo.isPending && undo.variables.id === change.id}
                      onPress={() => undo.mutate({ id: change.id })}
                    >
                      {t('undo')}
                    </Button>
                  )
                ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}

function useUndo() {
  const t = useWords(sheetMessages)
  const client = useQueryClient()
  return useSend(sheetApi.undo, {
    onDone: ({ cells }) => {
      toast(t('undone', { n: cells }))
      for (const stale of [sheetApi.rows, sheetApi.changes, catalogApi.products, catalogApi.product])
        void client.invalidateQueries({ queryKey: [stale.path] })
    },
  })
}

const others: Partial<Record<BulkEdit['kind'], MessageName<'catalog.sheet'>>> = {
  removeCategories: 'categories',
  setTaxClass: 'taxClass',
  setWeight: 'weight',
}

/** Returns the name of an edit in the list of changes. */
function wordOf(kind: BulkEdit['kind']): MessageName<'catalog.sheet'> {
  return others[kind] ?? (sheetMessages.has(kind) ? (kind as MessageName<'catalog.sheet'>) : 'change')
}
