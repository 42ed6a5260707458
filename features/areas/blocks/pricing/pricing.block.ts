import { block } from '#platform/render/server'
import { pricingBlockContract } from './pricing.contract.ts'
import css from './pricing.css?inline'
import { loadPricing } from './pricing.loader.ts'
import { PricingView } from './pricing.view.tsx'

export const pricingBlock = block({ contract: pricingBlockContract, loader: loadPricing, view: PricingView, css })
