import { useInfiniteQuery } from '@tanstack/react-query'
import type { Language } from '#platform/i18n'
import { Button, call, EmptyState, ErrorState, Page, Skeleton, Table, useLanguage, useWords } from '#platform/desk'
import { sitesApi } from '../contract/index.ts'
import { activityMessages } from './activity.messages.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

export function ActivityPage() {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const log = useInfiniteQuery({
    queryKey: [sitesApi.activity.path],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => call(sitesApi.activity, pageParam === undefined ? {} : { before: pageParam }),
    getNextPageParam: (last) => last.at(-1)?.seq,
  })
  const entries = (log.data?.pages.flat() ?? []).map((entry) => ({ ...entry, id: String(entry.seq) }))
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Page title={t('activity')} lead={t('activityLead')}>
      {log.error && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <Skeleton lines={8} height={28} />}
      {log.data && (
        <Table
          label={t('activity')}
          entries={entries}
          empty={<EmptyState>{t('activityEmpty')}</EmptyState>}
          columns={[
            { id: 'action', label: t('activity'), isRowHeader: true, cell: (entry) => wordsOf(entry.action, language) },
            { id: 'subject', label: t('subject'), cell: (entry) => <span className="q-quiet">{subjectOf(entry)}</span> },
            { id: 'who', label: t('name'), cell: (entry) => entry.who },
            { id: 'at', label: t('when'), width: 180, cell: (entry) => when.format(new Date(entry.at)) },
          ]}
        />
      )}
      {log.hasNextPage && entries.length > 0 && (
        <p style={{ marginTop: 16, textAlign: 'center' }}>
          <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            {t('older')}
          </Button>
        </p>
      )}
    </Page>
  )
}

/** Acts of features that came later say their own name. */
function wordsOf(action: string, language: Language): string {
  return action in activityMessages.catalogue ? activityMessages(language, action as keyof typeof activityMessages.catalogue) : action
}

/** An id says nothing to a person: the title, address or name that the log kept is shown instead. */
function subjectOf({ subject, before, after }: { subject: string; before: unknown; after: unknown }): string {
  for (const facts of [after, before]) {
    if (typeof facts !== 'object' || facts === null) continue
    for (const name of ['title', 'email', 'host', 'name']) {
      const value = (facts as Record<string, unknown>)[name]
      if (typeof value === 'string' && value !== '') return value
    }
  }
  return /^[0-9a-f]{24}$/.test(subject) ? '' : subject
}
