export { subscriptionBlock } from '../blocks/subscription/subscription.block.ts'
