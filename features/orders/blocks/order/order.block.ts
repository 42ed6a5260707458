import { block } from '#platform/render/server'
import { orderBlockContract } from './order.contract.ts'
import css from './order.css?inline'
import { loadOrder } from './order.loader.ts'
import { OrderView } from './order.view.tsx'

export const orderBlock = block({ contract: orderBlockContract, loader: loadOrder, view: OrderView, css })
