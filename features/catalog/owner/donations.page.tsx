import './catalog-owner.css'
import { Badge, ListPage, type TableColumn, useCall, useMay, useWords } from '#platform/ui'
import { type Donation, donationApi } from '../contract/index.ts'
import { DonationDialog } from './donations/donation-dialog.tsx'
import { donationsMessages } from './donations/donations.messages.ts'
import { useStore } from './use-store.ts'

/** Lists the donation buttons of the site. */
export function DonationsScreen() {
  const t = useWords(donationsMessages)
  const may = useMay()
  const donations = useCall(donationApi.donations, {})
  // Rows are rendered once the currency is loaded.
  const { storeSettings } = useStore()
  return (
    <ListPage
      title={t('donations')}
      lead={t('lead')}
      found={donations}
      records={donations.data}
      add={may('commerce.donations') && t('add')}
      empty={t('empty')}
      drawing="donation"
      isReady={storeSettings !== undefined}
      columns={useColumns()}
      removal={{
        endpoint: donationApi.remove,
        refreshes: [donationApi.donations],
        action: t('delete'),
        titleOf: ({ title }) => t('deleteTitle', { name: title }),
        text: t('deleteText'),
        doneMessageOf: ({ title }) => t('deleted', { name: title }),
      }}
      dialog={(donation, onClose) => <DonationDialog donation={donation} onClose={onClose} />}
    />
  )
}

function useColumns(): TableColumn<Donation>[] {
  const t = useWords(donationsMessages)
  const { money } = useStore()
  return [
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
  ]
}
