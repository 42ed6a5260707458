import './catalog-owner.css'
import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  EmptyState,
  QueryResult,
  Page,
  removalColumn,
  RemovalDialog,
  Table,
  useCall,
  useMay,
  useWords,
} from '#platform/ui'
import { type Donation, donationApi } from '../contract/index.ts'
import { DonationDialog } from './donations/donation-dialog.tsx'
import { donationsMessages } from './donations/donations.messages.ts'
import { useStore } from './use-store.ts'

/** Lists the donation buttons of the site. */
export function DonationsScreen() {
  const t = useWords(donationsMessages)
  const may = useMay()
  const donationsQuery = useCall(donationApi.donations, {})
  // A row is drawn once: not before amounts can be written.
  const { storeSettings } = useStore()
  const [open, setOpen] = useState<Donation | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Donation | null>(null)
  const add = may('commerce.donations') && (
    <Button tone="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <Page title={t('donations')} lead={t('lead')} actions={(donationsQuery.data?.length ?? 0) > 0 && add}>
      <QueryResult
        found={donationsQuery}
        entries={donationsQuery.data}
        empty={
          <EmptyState drawing="donation" action={add}>
            {t('empty')}
          </EmptyState>
        }
      >
        {(donations) => storeSettings && <Donations donations={donations} onOpen={setOpen} onDelete={setLeaving} />}
      </QueryResult>
      {open && <DonationDialog donation={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {leaving && (
        <RemovalDialog
          endpoint={donationApi.remove}
          input={{ id: leaving.id }}
          refreshes={[donationApi.donations]}
          title={t('deleteTitle', { name: leaving.title })}
          action={t('delete')}
          doneMessage={t('deleted', { name: leaving.title })}
          onClose={() => setLeaving(null)}
        >
          <p>{t('deleteText')}</p>
        </RemovalDialog>
      )}
    </Page>
  )
}

interface ListProps {
  donations: readonly Donation[]
  onOpen: (donation: Donation) => void
  onDelete: (donation: Donation) => void
}

function Donations({ donations, onOpen, onDelete }: ListProps) {
  const t = useWords(donationsMessages)
  const { money } = useStore()
  return (
    <Table
      label={t('donations')}
      entries={donations}
      onOpen={onOpen}
      columns={[
        { id: 'title', label: t('title'), isRowHeader: true, cell: (donation) => donation.title },
        {
          id: 'amounts',
          label: t('amounts'),
          cell: (donation) => <span className="q-quiet">{donation.amountsMinor.map(money).join(' · ')}</span>,
        },
        {
          id: 'state',
          label: t('state'),
          cell: (donation) => (
            <Badge tone={donation.isActive ? 'success' : 'plain'}>{t(donation.isActive ? 'open' : 'closed')}</Badge>
          ),
        },
        removalColumn({
          label: t('delete'),
          titleOf: ({ title }: Donation) => t('deleteTitle', { name: title }),
          onRemove: onDelete,
        }),
      ]}
    />
  )
}
