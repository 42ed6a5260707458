import { HeartHandshake } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { DonationProps } from './donation.contract.ts'

const palette = messages('catalog.palette')

export const donationPanel = blockPanel<DonationProps>({
  type: 'donation',
  label: palette.message('donation'),
  group: 'commerce',
  icon: HeartHandshake,
  keywords: palette.message('donation.keywords'),
  Panel: lazyPart(() => import('./donation-fields.panel.tsx').then((module) => module.DonationPanel)),
})
