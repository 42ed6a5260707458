import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  LinkButton,
  Page,
  QueryResult,
  removalColumn,
  Table,
  useCall,
  useMay,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { type MailingList, newsletterApi } from '../../contract/newsletter.api.ts'
import { newsletterOwnerMessages } from '../forms-owner.messages.ts'
import { ListDialog } from './list-dialog.tsx'

/** Mailing lists that newsletter forms add subscribers to. */
export function ListsScreen() {
  const t = useWords(newsletterOwnerMessages)
  const found = useCall(newsletterApi.lists, {})
  const [isAdding, setAdding] = useState(false)
  const may = useMay()
  const mayReadMessages = may('newsletter.message.read')
  const add = may('newsletter.group.write') && (
    <Button tone="primary" icon={Plus} onPress={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  const isEmpty = found.data?.lists.length === 0
  return (
    <Page
      title={t('newsletter')}
      lead={t('lead')}
      actions={
        <>
          {mayReadMessages && <LinkButton href="/config/campaigns">{t('campaigns')}</LinkButton>}
          {!isEmpty && add}
        </>
      }
    >
      <QueryResult
        found={found}
        entries={found.data?.lists}
        empty={
          <EmptyState drawing="newsletter" action={add}>
            {t('empty')}
          </EmptyState>
        }
      >
        {(lists) => <Lists lists={lists} />}
      </QueryResult>
      {isAdding && <ListDialog list={null} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Lists({ lists }: { lists: readonly MailingList[] }) {
  const t = useWords(newsletterOwnerMessages)
  const { go } = useOwnerRouter()
  const mayChange = useMay()('newsletter.group.write')
  const [leaving, setLeaving] = useState<MailingList | null>(null)
  const remove = useSend(newsletterApi.remove, { refreshes: [newsletterApi.lists] })
  return (
    <>
      <Table
        label={t('newsletter')}
        entries={lists}
        onAction={(id) => go(`/config/newsletter/${id}`)}
        columns={[
          { id: 'name', label: t('name'), isRowHeader: true, cell: ({ name }) => name },
          { id: 'subscribed', label: t('state.subscribed'), short: true, cell: ({ subscribed }) => String(subscribed) },
          {
            id: 'pending',
            label: t('state.pending'),
            short: true,
            wideOnly: true,
            cell: ({ pending }) => String(pending),
          },
          {
            id: 'unsubscribed',
            label: t('state.unsubscribed'),
            short: true,
            wideOnly: true,
            cell: ({ unsubscribed }) => String(unsubscribed),
          },
          ...(mayChange
            ? [
                removalColumn({
                  label: t('remove'),
                  titleOf: ({ name }: MailingList) => t('removeTitle', { name }),
                  onRemove: setLeaving,
                }),
              ]
            : []),
        ]}
      />
      {leaving && (
        <ConfirmDialog
          title={t('removeTitle', { name: leaving.name })}
          action={t('remove')}
          isOpen
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ id: leaving.id }, { onSuccess: () => setLeaving(null) })}
          onClose={() => setLeaving(null)}
        >
          {t('removeText', { n: leaving.subscribed + leaving.pending + leaving.unsubscribed + leaving.suppressed })}
        </ConfirmDialog>
      )}
    </>
  )
}
