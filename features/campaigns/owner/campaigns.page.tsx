import './campaigns-owner.css'
import { Plus } from '#platform/icons'
import {
  Badge,
  Banner,
  Button,
  Card,
  CopyField,
  EmptyState,
  LinkButton,
  Page,
  QueryResult,
  Table,
  useCall,
  useCallPages,
  useMay,
  useMoments,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { useSendsEmail } from '#features/accounts/owner'
import { type CampaignRow, campaignsApi } from '../contract/index.ts'
import { stateTones } from './campaign-words.ts'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

/** Lists the campaigns of a site, the newest first. */
export function CampaignsScreen() {
  const t = useWords(campaignsOwnerMessages)
  const { go } = useOwnerRouter()
  const pages = useCallPages(campaignsApi.list, {})
  const campaigns = pages.data?.pages.flatMap((page) => page.campaigns)
  const mayWrite = useMay()('newsletter.message.write')
  const sendsEmail = useSendsEmail()
  const create = useSend(campaignsApi.create, {
    refreshes: [campaignsApi.list],
    onDone: ({ id }) => go(`/config/campaigns/${id}`),
  })
  const add = mayWrite && (
    <Button tone="primary" icon={Plus} isPending={create.isPending} onPress={() => create.mutate({})}>
      {t('add')}
    </Button>
  )
  return (
    <Page
      title={t('campaigns')}
      lead={t('lead')}
      actions={
        <>
          <LinkButton href="/config/newsletter">{t('lists')}</LinkButton>
          {campaigns?.length !== 0 && add}
        </>
      }
    >
      {!sendsEmail && <Banner tone="attention">{t('noServer')}</Banner>}
      <QueryResult
        found={pages}
        entries={campaigns}
        empty={
          <EmptyState drawing="newsletter" action={add}>
            {t('empty')}
          </EmptyState>
        }
      >
        {(rows) => <Campaigns campaigns={rows} />}
      </QueryResult>
      {mayWrite && <ReportsCard />}
    </Page>
  )
}

function Campaigns({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  const t = useWords(campaignsOwnerMessages)
  const { go } = useOwnerRouter()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const count = (name: 'sent' | 'failed' | 'bounced' | 'complaints' | 'unsubscribed') => ({
    id: name,
    label: t(`count.${name}`),
    short: true,
    ...(name === 'sent' ? { wideOnly: true } : { roomyOnly: true }),
    cell: ({ counts }: CampaignRow) => String(counts[name]),
  })
  return (
    <Table
      label={t('campaigns')}
      entries={campaigns}
      onAction={(id) => go(`/config/campaigns/${id}`)}
      columns={[
        { id: 'subject', label: t('subject'), isRowHeader: true, cell: ({ subject }) => subject || t('noSubject') },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>,
        },
        {
          id: 'recipients',
          label: t('count.recipients'),
          short: true,
          wideOnly: true,
          cell: ({ counts }) => String(counts.recipients),
        },
        count('sent'),
        count('failed'),
        count('bounced'),
        count('complaints'),
        count('unsubscribed'),
        {
          id: 'when',
          label: t('when'),
          short: true,
          wideOnly: true,
          cell: ({ sendAt, startedAt, changedAt }) => when(startedAt ?? sendAt ?? changedAt),
        },
      ]}
    />
  )
}

/** Explains how reports of bounces and complaints arrive, and shows the secret address that takes them. */
function ReportsCard() {
  const t = useWords(campaignsOwnerMessages)
  const address = useCall(campaignsApi.reportAddress, {})
  return (
    <div className="campaign-reports">
      <Card title={t('reports')}>
        <p>{t('reportsLead')}</p>
        {address.data && (
          <CopyField
            label={t('reportsAddress')}
            hint={t('reportsHint')}
            value={address.data.url}
            words={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
          />
        )}
      </Card>
    </div>
  )
}
