export { orderBlock } from '../blocks/order/order.block.ts'
