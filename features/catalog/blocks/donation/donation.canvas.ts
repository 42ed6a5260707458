import { HeartHandshake } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { donationBlockContract } from './donation.contract.ts'
import emptyCss from '../empty-block.css?inline'
import css from './donation.css?inline'
import { DonationView } from './donation.view.tsx'

export const canvas = canvasBlock({
  contract: donationBlockContract,
  view: DonationView,
  css: css + emptyCss,
  icon: HeartHandshake,
  panel: lazyPart(() => import('./donation.panel.tsx').then((module) => module.DonationPanel)),
})
