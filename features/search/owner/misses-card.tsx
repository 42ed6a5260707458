import { Plus } from '#platform/icons'
import { Card, EmptyState, IconButton, QueryResult, Table, useCall, useLocale, useWords } from '#platform/ui'
import { searchApi } from '../contract/index.ts'
import { searchOwnerMessages } from './search.messages.ts'

export function MissesCard({ onAdd }: { onAdd: (phrase: string) => void }) {
  const t = useWords(searchOwnerMessages)
  const found = useCall(searchApi.misses, {})
  const days = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Card title={t('misses')} lead={t('missesLead')}>
      <QueryResult
        found={found}
        entries={found.data?.misses}
        empty={
          <EmptyState small drawing="searches">
            {t('missesEmpty')}
          </EmptyState>
        }
      >
        {(misses) => (
          <Table
            label={t('misses')}
            entries={misses}
            columns={[
              { id: 'phrase', label: t('phrase'), isRowHeader: true, cell: ({ phrase }) => phrase },
              { id: 'times', label: t('times'), numeric: true, cell: ({ times }) => times },
              { id: 'last', label: t('last'), wideOnly: true, cell: ({ lastDay }) => days.format(new Date(lastDay)) },
              {
                id: 'add',
                label: t('addColumn'),
                short: true,
                cell: ({ phrase }) => (
                  <IconButton icon={Plus} label={t('addSynonym', { phrase })} onPress={() => onAdd(phrase)} />
                ),
              },
            ]}
          />
        )}
      </QueryResult>
    </Card>
  )
}
