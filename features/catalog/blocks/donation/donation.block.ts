import { block } from '#platform/render/server'
import { donationBlockContract } from './donation.contract.ts'
import emptyCss from '../empty-block.css?inline'
import css from './donation.css?inline'
import { loadDonations } from './donation.loader.ts'
import { DonationView } from './donation.view.tsx'

export const donationBlock = block({
  contract: donationBlockContract,
  loader: loadDonations,
  view: DonationView,
  css: css + emptyCss,
})
