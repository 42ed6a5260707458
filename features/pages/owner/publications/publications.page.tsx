import { useState } from 'react'
import {
  Badge,
  Button,
  EmptyState,
  LinkButton,
  Page,
  QueryResult,
  Table,
  useCallPages,
  useMay,
  useMoments,
  useWords,
} from '#platform/ui'
import { History } from '#platform/icons'
import { type Publication, publicationsApi } from '../../contract/index.ts'
import { publicationsMessages } from './publications.messages.ts'
import { RollBackDialog } from './roll-back-dialog.tsx'

/** Lists publications with their time and author; each can be rolled back as a whole. */
export function PublicationsPage() {
  const t = useWords(publicationsMessages)
  const [leaving, setLeaving] = useState<Publication | null>(null)
  const publications = useCallPages(publicationsApi.list, {})
  const toUnpublished = <LinkButton href="/config/unpublished">{t('toUnpublished')}</LinkButton>
  return (
    <Page title={t('publications')} lead={t('lead')} actions={toUnpublished}>
      <QueryResult
        found={publications}
        entries={publications.data?.pages.flatMap((page) => page.publications)}
        empty={
          <EmptyState drawing="history" action={<LinkButton href="/config/pages">{t('toPages')}</LinkButton>}>
            {t('empty')}
          </EmptyState>
        }
      >
        {(entries) => <PublicationsTable publications={entries} onRollBack={setLeaving} />}
      </QueryResult>
      {leaving && <RollBackDialog publication={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  )
}

interface TableProps {
  publications: readonly Publication[]
  onRollBack: (publication: Publication) => void
}

function PublicationsTable({ publications, onRollBack }: TableProps) {
  const t = useWords(publicationsMessages)
  const may = useMay()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const title = useTitleOf()
  return (
    <Table
      label={t('publications')}
      entries={publications}
      columns={[
        { id: 'what', label: t('what'), isRowHeader: true, cell: title },
        { id: 'kind', label: t('kind'), short: true, beneath: true, cell: ({ kind }) => <Kind kind={kind} /> },
        { id: 'by', label: t('by'), wideOnly: true, cell: ({ by }) => by?.name ?? '' },
        { id: 'when', label: t('when'), short: true, beneath: true, cell: ({ at }) => when(at) },
        ...(may('content.publish')
          ? [
              {
                id: 'rollBack',
                label: t('rollBackThis'),
                hideLabel: true,
                width: 130,
                cell: (publication: Publication) => <RollBackButton publication={publication} onPress={onRollBack} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function Kind({ kind }: { kind: Publication['kind'] }) {
  const t = useWords(publicationsMessages)
  return <Badge tone={kind === 'publish' ? 'success' : 'plain'}>{t(kind)}</Badge>
}

function RollBackButton({ publication, onPress }: { publication: Publication; onPress: TableProps['onRollBack'] }) {
  const t = useWords(publicationsMessages)
  const title = useTitleOf()
  if (!publication.mayGoBack) return null
  return (
    <Button
      size="small"
      icon={History}
      aria-label={t('rollBackNamed', { title: title(publication) })}
      onPress={() => onPress(publication)}
    >
      {t('rollBack')}
    </Button>
  )
}

/** Names of the first few pages, and the number of the others. */
function useTitleOf(): (publication: Publication) => string {
  const t = useWords(publicationsMessages)
  return ({ documents, count }) => {
    if (documents.length === 0) return t('nothing')
    const titles = documents.map(({ title, kind }) => title || t(kind)).join(', ')
    return count > documents.length ? t('andMore', { titles, n: count - documents.length }) : titles
  }
}
