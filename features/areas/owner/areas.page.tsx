import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  Button,
  EmptyState,
  QueryResult,
  Page,
  removalColumn,
  RemovalDialog,
  Table,
  useCall,
  useWords,
} from '#platform/ui'
import { type Area, areasApi } from '../contract/index.ts'
import { AreaDialog } from './area-dialog.tsx'
import { areasOwnerMessages } from './areas-owner.messages.ts'

/** Edits areas with their pages and the products that open them. */
export function AreasScreen() {
  const t = useWords(areasOwnerMessages)
  const found = useCall(areasApi.areas, {})
  const [open, setOpen] = useState<Area | 'new' | null>(null)
  const add = (
    <Button tone="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  const isEmpty = found.data?.areas.length === 0
  return (
    <Page title={t('areas')} lead={t('lead')} actions={isEmpty ? undefined : add}>
      <QueryResult
        found={found}
        entries={found.data?.areas}
        empty={
          <EmptyState drawing="locked" action={add}>
            {t('empty')}
          </EmptyState>
        }
      >
        {(areas) => <Areas areas={areas} onOpen={setOpen} />}
      </QueryResult>
      {open && found.data && (
        <AreaDialog area={open === 'new' ? null : open} choices={found.data} onClose={() => setOpen(null)} />
      )}
    </Page>
  )
}

function Areas({ areas, onOpen }: { areas: readonly Area[]; onOpen: (area: Area) => void }) {
  const t = useWords(areasOwnerMessages)
  const [leaving, setLeaving] = useState<Area | null>(null)
  return (
    <>
      <Table
        label={t('areas')}
        entries={areas}
        onOpen={onOpen}
        columns={[
          { id: 'name', label: t('name'), isRowHeader: true, cell: ({ title }) => title },
          {
            id: 'pages',
            label: t('pages'),
            short: true,
            cell: ({ documentIds }) => t('pageCount', { n: documentIds.length }),
          },
          {
            id: 'products',
            label: t('products'),
            wideOnly: true,
            cell: ({ productIds }) => t('productCount', { n: productIds.length }),
          },
          removalColumn({
            label: t('remove'),
            titleOf: ({ title }: Area) => t('removeTitle', { name: title }),
            onRemove: setLeaving,
          }),
        ]}
      />
      {leaving && (
        <RemovalDialog
          endpoint={areasApi.remove}
          input={{ id: leaving.id }}
          refreshes={[areasApi.areas]}
          title={t('removeTitle', { name: leaving.title })}
          action={t('remove')}
          doneMessage={t('removed', { name: leaving.title })}
          onClose={() => setLeaving(null)}
        >
          <p>{t('removeText')}</p>
        </RemovalDialog>
      )}
    </>
  )
}
