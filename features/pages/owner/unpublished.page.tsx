import { useState } from 'react'
import { enumerations } from '#platform/contract'
import type { DocumentKind } from '#platform/document'
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  Skeleton,
  Table,
  toast,
  useCall,
  useMay,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { type DocumentSummary, documentsApi, pagesApi } from '../contract/index.ts'
import { unpublishedMessages } from './unpublished.messages.ts'

type Waiting = DocumentSummary & { kind: Exclude<DocumentKind, 'saved-section' | 'mail'> }

/** Lists all unpublished changes, from every part of the site; the selected ones are published together. */
export function UnpublishedPage() {
  const t = useWords(unpublishedMessages)
  const may = useMay()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const unpublished = useCall(documentsApi.unpublished, {})
  const waiting = unpublished.data?.documents.filter(isListed) ?? []
  const documents = waiting.filter(({ scheduledAt }) => scheduledAt === null)
  const scheduled = waiting.filter(({ scheduledAt }) => scheduledAt !== null)
  const ids = documents.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const publish = useSend(documentsApi.publish, {
    refreshes: [documentsApi.unpublished, pagesApi.list],
    onDone: (_, input) => {
      toast(t('published', { n: input.documents.length }))
      setChosen(new Set())
    },
  })
  const action = may('content.publish') && documents.length > 0 && (
    <Button
      tone="primary"
      isDisabled={ids.length === 0}
      isPending={publish.isPending}
      onPress={() => publish.mutate({ documents: ids })}
    >
      {t('publish', { n: ids.length })}
    </Button>
  )
  return (
    <Page title={t('unpublished')} lead={t('lead')} actions={action}>
      {unpublished.error && <ErrorState error={unpublished.error} onRetry={() => void unpublished.refetch()} />}
      {unpublished.isPending && <Skeleton lines={5} height={32} />}
      {unpublished.data && waiting.length === 0 && (
        <EmptyState drawing="published" action={<LinkButton href="/config/pages">{t('toPages')}</LinkButton>}>
          {t('empty')}
        </EmptyState>
      )}
      {documents.length > 0 && <Documents documents={documents} chosen={chosen} onChoose={setChosen} />}
      {scheduled.length > 0 && <Scheduled documents={scheduled} />}
    </Page>
  )
}

interface DocumentsProps {
  documents: readonly Waiting[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

function Documents({ documents, chosen, onChoose }: DocumentsProps) {
  const t = useWords(unpublishedMessages)
  const may = useMay()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Table
      label={t('unpublished')}
      entries={documents}
      {...(may('content.publish') && { selected: chosen, onSelect: onChoose })}
      columns={[
        { id: 'title', label: t('title'), isRowHeader: true, cell: (document) => <DocumentName document={document} /> },
        { id: 'kind', label: t('kind'), short: true, wideOnly: true, cell: ({ kind }) => t(kind) },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ publishedAt }) => (
            <Badge tone={publishedAt ? 'attention' : 'plain'}>{t(publishedAt ? 'changed' : 'never')}</Badge>
          ),
        },
        {
          id: 'changed',
          label: t('changedAt'),
          short: true,
          wideOnly: true,
          cell: ({ changedAt }) => when(changedAt),
        },
      ]}
    />
  )
}

function DocumentName({ document: { id, kind, title } }: { document: Waiting }) {
  const t = useWords(unpublishedMessages)
  const name = title || t(kind)
  return (
    <LinkButton tone="quiet" href={placeOf(id, kind)}>
      {name}
    </LinkButton>
  )
}

/** Lists the changes that go live by themselves, each with its moment. */
function Scheduled({ documents }: { documents: readonly Waiting[] }) {
  const t = useWords(unpublishedMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const entries = documents.toSorted((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''))
  return (
    <section>
      <h2>{t('scheduled')}</h2>
      <p className="q-hint">{t('scheduledHint')}</p>
      <Table
        label={t('scheduled')}
        entries={entries}
        columns={[
          {
            id: 'title',
            label: t('title'),
            isRowHeader: true,
            cell: (document) => <DocumentName document={document} />,
          },
          { id: 'kind', label: t('kind'), short: true, wideOnly: true, cell: ({ kind }) => t(kind) },
          { id: 'at', label: t('scheduledAt'), short: true, cell: ({ scheduledAt }) => when(scheduledAt ?? '') },
        ]}
      />
    </section>
  )
}

/** Changes of a private page are not listed, because visitors do not see it. */
function isListed(document: DocumentSummary): document is Waiting {
  const { kind, status } = document
  return status !== enumerations.contentStatuses.private && kind !== 'saved-section' && kind !== 'mail'
}

function placeOf(id: string, kind: DocumentKind): string {
  if (kind === 'navigation') return '/config/pages'
  return kind === 'styles' ? '/config/design' : `/config/edit/${id}`
}
