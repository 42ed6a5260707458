import { RotateCcw, Trash2 } from '#platform/icons'
import { useState } from 'react'
import type { Output } from '#platform/contract'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Page,
  removalColumn,
  Skeleton,
  Table,
  toast,
  useCall,
  useMoments,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { documentsApi, pagesApi } from '../contract/index.ts'
import { pagesOwnerMessages } from './pages-owner.messages.ts'

export function TrashPage() {
  const t = useWords(pagesOwnerMessages)
  const may = useMay()
  const [isEmptying, setEmptying] = useState(false)
  const trash = useCall(documentsApi.trashed, {})
  const empty = useSend(documentsApi.emptyTrash, {
    refreshes: [documentsApi.trashed],
    onDone: () => setEmptying(false),
  })
  const documents = trash.data?.documents ?? []
  const action = documents.length > 0 && may('content.delete') && (
    <Button icon={Trash2} onPress={() => setEmptying(true)}>
      {t('emptyTrash')}
    </Button>
  )
  return (
    <Page title={t('trash')} lead={t('trashLead')} actions={action}>
      {trash.error && <ErrorState error={trash.error} onRetry={() => void trash.refetch()} />}
      {trash.isPending && <Skeleton lines={5} height={32} />}
      {trash.data && documents.length === 0 && <EmptyState illustration={<Basket />}>{t('trashIsEmpty')}</EmptyState>}
      {documents.length > 0 && <TrashTable documents={documents} />}
      <ConfirmDialog
        title={t('emptyTrash')}
        action={t('emptyTrash')}
        isOpen={isEmptying}
        isPending={empty.isPending}
        onClose={() => setEmptying(false)}
        onConfirm={() => empty.mutate({})}
      >
        <p>{t('emptyTrashLead', { n: documents.length })}</p>
      </ConfirmDialog>
    </Page>
  )
}

function TrashTable({ documents }: { documents: readonly Trashed[] }) {
  const t = useWords(pagesOwnerMessages)
  const may = useMay()
  const day = useMoments({ dateStyle: 'medium' })
  const [leaving, setLeaving] = useState<{ id: string; title: string } | null>(null)
  const restore = useSend(documentsApi.restoreFromTrash, {
    refreshes: [documentsApi.trashed, pagesApi.list],
    onDone: ({ title }) => toast(t('restored', { title: title || t('untitled') })),
  })
  const nameOf = ({ title }: Trashed) => title || t('untitled')
  const removal = removalColumn<Trashed>({
    label: t('deleteForGood'),
    titleOf: (row) => t('deleteTitle', { title: nameOf(row) }),
    onRemove: (row) => setLeaving({ id: row.id, title: nameOf(row) }),
  })
  return (
    <>
      <Table
        label={t('trash')}
        entries={documents}
        columns={[
          { id: 'title', label: t('title'), isRowHeader: true, cell: nameOf },
          { id: 'deleted', label: t('deletedAt'), short: true, wideOnly: true, cell: (row) => day(row.deletedAt) },
          { id: 'gone', label: t('goneAt'), short: true, cell: (row) => day(row.goneAt) },
          {
            id: 'restore',
            label: t('bringBack'),
            hideLabel: true,
            width: 150,
            cell: (row) => (
              <Button size="small" icon={RotateCcw} onPress={() => restore.mutate({ id: row.id })}>
                {t('bringBack')}
              </Button>
            ),
          },
          ...(may('content.delete') ? [removal] : []),
        ]}
      />
      {leaving && <DeleteDialog {...leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function DeleteDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useWords(pagesOwnerMessages)
  const remove = useSend(documentsApi.deleteForGood, {
    refreshes: [documentsApi.trashed],
    onDone: () => {
      toast(t('deleted', { title }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { title })}
      action={t('deleteForGood')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id })}
    >
      <p>{t('deleteLead')}</p>
    </ConfirmDialog>
  )
}

type Trashed = Output<typeof documentsApi.trashed>['documents'][number]

function Basket() {
  return (
    <svg viewBox="0 0 160 92" fill="none">
      <path
        d="M52 30h56l-5 46a6 6 0 0 1-6 5H63a6 6 0 0 1-6-5z"
        fill="var(--surface)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M46 30h68M68 30v-7a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v7"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M70 42l2 27M90 42l-2 27" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity=".4" />
    </svg>
  )
}
