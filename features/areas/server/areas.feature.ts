import type { Feature } from '#platform/context'
import { on } from '#platform/http'
import { pricingBlock } from '../blocks/pricing/pricing.block.ts'
import { areasApi } from '../contract/index.ts'
import { areasHolding, areasOpenedBy } from './standing.queries.ts'
import { areasPart } from './account-part.ts'
import { admitHolder } from './admit-holder.ts'
import { hearDispute, hearPaid, hearRefunded } from './hear-orders.ts'
import { changeArea, createArea, readAreas, removeArea } from './save-areas.ts'

export const areasFeature: Feature = {
  name: 'areas',
  routes: [
    on(areasApi.areas, readAreas),
    on(areasApi.create, createArea),
    on(areasApi.change, changeArea),
    on(areasApi.remove, removeArea),
  ],
  blocks: [pricingBlock],
  admits: admitHolder,
  onProducts: areasOpenedBy,
  onDocument: areasHolding,
  accountParts: [areasPart],
  listens: {
    'orders.paid': hearPaid,
    'orders.refunded': hearRefunded,
    'orders.dispute-lost': hearDispute,
    'orders.dispute-won': hearDispute,
  },
}
