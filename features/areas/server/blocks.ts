export { pricingBlock } from '../blocks/pricing/pricing.block.ts'
