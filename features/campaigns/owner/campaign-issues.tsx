import { Badge, Card, QueryResult, Table, useCallPages, useWords } from '#platform/ui'
import { type CampaignCounts, campaignsApi, type CampaignIssue } from '../contract/index.ts'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

/** Lists the recipients whose email failed or bounced, and those who complained or unsubscribed. */
export function CampaignIssues({ id, counts }: { id: string; counts: CampaignCounts }) {
  const { failed, bounced, complaints, unsubscribed } = counts
  return failed + bounced + complaints + unsubscribed === 0 ? null : <Issues id={id} />
}

function Issues({ id }: { id: string }) {
  const t = useWords(campaignsOwnerMessages)
  const pages = useCallPages(campaignsApi.issues, { id })
  return (
    <Card title={t('issues')} lead={t('issuesLead')}>
      <QueryResult found={pages} entries={pages.data?.pages.flatMap((page) => page.issues)} empty={t('noIssues')}>
        {(issues) => (
          <Table<CampaignIssue>
            label={t('issues')}
            entries={issues}
            columns={[
              { id: 'email', label: t('address'), isRowHeader: true, cell: ({ email }) => email },
              {
                id: 'issue',
                label: t('state'),
                short: true,
                cell: ({ issue }) => (
                  <Badge tone={issue === 'unsubscribed' ? 'plain' : 'danger'}>{t(`issue.${issue}`)}</Badge>
                ),
              },
              { id: 'reason', label: t('reason'), wideOnly: true, cell: ({ reason }) => reason },
            ]}
          />
        )}
      </QueryResult>
    </Card>
  )
}
