import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useContext } from 'react'
import { Link } from 'react-aria-components'
import type { Output } from '#platform/contract'
import {
  Button,
  call,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  Table,
  useLanguage,
  useMoments,
  useWords,
} from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { placeOf } from './activity-place.ts'
import { ActivityWordsContext } from './activity-words.ts'
import { activityMessages } from './activity.messages.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

const atOnce = 100

/** Lists activities with their authors. Later features provide texts for theirs. */
export function ActivityPage() {
  const more = useContext(ActivityWordsContext)
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const log = useInfiniteQuery({
    queryKey: [sitesApi.activity.path],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => call(sitesApi.activity, pageParam === undefined ? {} : { before: pageParam }),
    getNextPageParam: (last) => (last.length < atOnce ? undefined : last.at(-1)?.seq),
  })
  const entries = (log.data?.pages.flat() ?? []).map((entry) => ({ ...entry, id: String(entry.seq) }))
  const say = (name: string) =>
    [...more, activityMessages.find].map((find) => find(language, name)).find((words) => words !== null) ?? name
  return (
    <Page title={t('activity')} lead={t('activityLead')}>
      {log.error && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <Skeleton lines={8} height={28} />}
      {log.data && (
        <Table
          label={t('activity')}
          entries={entries}
          empty={<EmptyState drawing="history">{t('activityEmpty')}</EmptyState>}
          columns={[
            { id: 'action', label: t('activity'), isRowHeader: true, cell: (entry) => say(entry.action) },
            {
              id: 'subject',
              label: t('subject'),
              beneath: true,
              cell: (entry) => <Subject entry={entry} say={say} />,
            },
            {
              id: 'who',
              label: t('name'),
              beneath: true,
              cell: (entry) => (entry.who === 'system' ? t('byItself') : entry.who),
            },
            { id: 'at', label: t('when'), short: true, cell: (entry) => when(entry.at) },
          ]}
        />
      )}
      {log.hasNextPage && (
        <p style={{ marginTop: 16, textAlign: 'center' }}>
          <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            {t('older')}
          </Button>
        </p>
      )}
    </Page>
  )
}

type Entry = Output<typeof sitesApi.activity>[number]
type Say = (name: string) => string
const mostShown = 3
/** Kinds of documents without a title. */
const titleless = ['header', 'footer', 'styles', 'navigation', 'announcement', 'popup'] as const

/** Subjects of an activity, each linked to its place. */
function Subject({ entry, say }: { entry: Entry; say: Say }) {
  const t = useWords(sitesOwnerMessages)
  const { subjects, action, subject } = entry
  if (subjects.length === 0) return <Place name={nameOf(entry, say)} screen={placeOf(action, subject)} />
  return (
    <>
      {subjects.slice(0, mostShown).map(({ title, kind, screen }, place) => (
        <Fragment key={screen + title}>
          {place > 0 && ', '}
          <Place name={title || say(`kind.${titleless.find((named) => named === kind) ?? 'page'}`)} screen={screen} />
        </Fragment>
      ))}
      {subjects.length > mostShown && <> {t('andMore', { n: subjects.length - mostShown })}</>}
    </>
  )
}

function Place({ name, screen }: { name: string; screen: string | null }) {
  const t = useWords(sitesOwnerMessages)
  if (screen === null) return name === '' ? null : <span className="q-quiet">{name}</span>
  return <Link href={screen}>{name || t('openPlace')}</Link>
}

/** Shows the title, address or name from the log instead of an id. */
function nameOf({ action, subject, before, after }: Entry, say: Say): string {
  if (action === 'site.settings_changed') return say(`group.${subject}`)
  for (const details of [after, before]) {
    if (typeof details !== 'object' || details === null) continue
    for (const name of ['title', 'email', 'host', 'name', 'code', 'recipientEmail']) {
      const value = (details as Record<string, unknown>)[name]
      if (typeof value === 'string' && value !== '') return value
    }
  }
  return /^([0-9a-f]{24} ?)*$/.test(subject) || placeOf(action, subject) !== null ? '' : subject
}
