import './catalog-owner.css'
import { HeartHandshake, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  Page,
  Skeleton,
  Table,
  toast,
  useCall,
  useMay,
  useSend,
  useWords,
} from '#platform/desk'
import { type Donation, donationApi } from '../contract/index.ts'
import { DonationDialog } from './donation-dialog.tsx'
import { donationsMessages } from './donations.messages.ts'
import { useStore } from './use-store.ts'

/** What people can give to. */
export function DonationsScreen() {
  const t = useWords(donationsMessages)
  const may = useMay()
  const found = useCall(donationApi.donations, {})
  const [open, setOpen] = useState<Donation | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Donation | null>(null)
  const add = may('commerce.donations') && (
    <Button tone="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <Page title={t('donations')} lead={t('lead')} actions={(found.data?.length ?? 0) > 0 && add}>
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={4} height={32} />}
      {found.data?.length === 0 && (
        <EmptyState picture={<HeartHandshake size={56} strokeWidth={1} />} action={add}>
          {t('empty')}
        </EmptyState>
      )}
      {found.data && found.data.length > 0 && <Donations donations={found.data} onOpen={setOpen} onDelete={setLeaving} />}
      {open && <DonationDialog donation={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {leaving && <DeleteDonation donation={leaving} onClose={() => setLeaving(null)} />}
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
      onAction={(id) => {
        const donation = donations.find((one) => one.id === id)
        if (donation) onOpen(donation)
      }}
      columns={[
        { id: 'title', label: t('title'), isRowHeader: true, cell: (one) => one.title },
        { id: 'amounts', label: t('amounts'), cell: (one) => <span className="q-quiet">{one.amountsMinor.map(money).join(' · ')}</span> },
        {
          id: 'state',
          label: t('state'),
          cell: (one) => <Badge tone={one.isActive ? 'success' : 'plain'}>{t(one.isActive ? 'open' : 'closed')}</Badge>,
        },
        {
          id: 'delete',
          label: t('delete'),
          hideLabel: true,
          width: 48,
          cell: (one) => <IconButton size="small" icon={Trash2} label={t('deleteTitle', { name: one.title })} onPress={() => onDelete(one)} />,
        },
      ]}
    />
  )
}

function DeleteDonation({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const t = useWords(donationsMessages)
  const remove = useSend(donationApi.remove, {
    refreshes: [donationApi.donations],
    onDone: () => {
      toast(t('deleted', { name: donation.title }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: donation.title })}
      action={t('delete')}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: donation.id })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  )
}
