import { Badge, EmptyState, QueryResult, Table, useCallPages, useMoments, useWords, DownloadLink } from '#platform/ui'
import { type ConsentChoice, consentApi } from '../contract/index.ts'
import { consentOwnerMessages } from './consent-owner.messages.ts'

const tones = { accepted: 'success', declined: 'plain', withdrawn: 'attention' } as const

/** Log of choices with their visitors, times, and the texts of the banner. */
export function ChoiceLog() {
  const t = useWords(consentOwnerMessages)
  const found = useCallPages(consentApi.log, {})
  const choices = found.data?.pages.flatMap((page) => page.choices)
  return (
    <>
      <p>
        <DownloadLink href="/api/consent/choices.csv">{t('export')}</DownloadLink>
      </p>
      <QueryResult found={found} entries={choices} empty={<EmptyState drawing="history">{t('empty')}</EmptyState>}>
        {(rows: readonly ConsentChoice[]) => <ChoiceTable choices={rows} />}
      </QueryResult>
    </>
  )
}

function ChoiceTable({ choices }: { choices: readonly ConsentChoice[] }) {
  const t = useWords(consentOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <Table
      label={t('log')}
      entries={choices}
      columns={[
        {
          id: 'when',
          label: t('when'),
          isRowHeader: true,
          cell: (row) => (
            <>
              {when(row.chosenAt)}
              <span className="q-beneath q-hint">{t('number', { id: row.id })}</span>
            </>
          ),
        },
        {
          id: 'choice',
          label: t('choice'),
          short: true,
          cell: (row) => <Badge tone={tones[row.choice]}>{t(`choice.${row.choice}`)}</Badge>,
        },
        { id: 'policy', label: t('policy'), short: true, wideOnly: true, cell: (row) => String(row.policy) },
        { id: 'words', label: t('words'), roomyOnly: true, cell: (row) => row.words.text },
        { id: 'page', label: t('page'), wideOnly: true, short: true, cell: (row) => row.pagePath },
      ]}
    />
  )
}
