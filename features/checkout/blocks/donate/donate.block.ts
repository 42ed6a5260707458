import { block } from '#platform/render/server'
import { checkoutStyles } from '../checkout/checkout-styles.ts'
import { donateBlockContract } from './donate.contract.ts'
import css from './donate.css?inline'
import { loadDonate } from './donate.loader.ts'
import { DonateView } from './donate.view.tsx'

export const donateBlock = block({
  contract: donateBlockContract,
  loader: loadDonate,
  view: DonateView,
  css: checkoutStyles + css,
})
