import { block } from '#platform/render/server'
import checkoutCss from '../checkout/checkout.css?inline'
import { donateBlockContract } from './donate.contract.ts'
import css from './donate.css?inline'
import { loadDonate } from './donate.loader.ts'
import { DonateView } from './donate.view.tsx'

export const donateBlock = block({
  contract: donateBlockContract,
  loader: loadDonate,
  view: DonateView,
  css: checkoutCss + css,
})
