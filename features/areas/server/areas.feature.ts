import { switchedRoutes } from '#features/sites/server'
import { disputeLost, disputeWon, orderPaid, orderRefunded } from '#features/orders/contract'
import { documentDependents, memberAdmission } from '#features/pages/server'
import { productDependents } from '#features/catalog/server'
import { accountParts, personalRecords } from '#features/members/server'
import { archiveTables, type Feature, listen, provide } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { areasApi } from '../contract/index.ts'
import { areasHolding, areasOpenedBy } from './area-dependents.queries.ts'
import { areasPart } from './account-part.ts'
import { personalGrants } from './personal-grants.ts'
import { admitHolder } from './admit-holder.ts'
import { onDisputeChanged, onOrderPaid, onOrderRefunded } from './on-order-events.ts'
import { changeArea, createArea, readAreas, removeArea } from './save-areas.ts'
import { areasInArchives } from './areas.tables.ts'

export const areasFeature: Feature = {
  name: 'areas',
  routes: switchedRoutes('member-areas', [
    on(areasApi.areas, readAreas),
    on(areasApi.create, createArea),
    on(areasApi.change, changeArea),
    on(areasApi.remove, removeArea),
  ]),
  blocks: Object.values(blocks),
  provides: [
    provide(archiveTables, areasInArchives),
    provide(memberAdmission, admitHolder),
    provide(documentDependents, areasHolding),
    provide(productDependents, areasOpenedBy),
    provide(accountParts, areasPart),
    provide(personalRecords, personalGrants),
    listen(orderPaid, onOrderPaid),
    listen(orderRefunded, onOrderRefunded),
    listen(disputeLost, onDisputeChanged),
    listen(disputeWon, onDisputeChanged),
  ],
}
