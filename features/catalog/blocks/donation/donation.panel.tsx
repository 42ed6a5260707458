import { HeartHandshake } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { DonationProps } from './donation.contract.ts'

export const donationPanel = blockPanel<DonationProps>({
  type: 'donation',
  label: { en: 'Donation', nl: 'Donatie' },
  group: 'commerce',
  icon: HeartHandshake,
  keywords: { en: 'give charity support', nl: 'geven goed doel steunen' },
  Panel: lazyPart(() => import('./donation-fields.panel.tsx').then((module) => module.DonationPanel)),
})
