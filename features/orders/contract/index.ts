export { knownCarriers, trackingUrlOf } from './carrier.rules.ts'
export { discountsOver } from './discounts-over.ts'
export { faultOf, lineTotalOf, shippingTotalOf, totalsOf, withoutTax } from './draft-sums.rules.ts'
export {
  allocate,
  lineRefundMinor,
  moneyBackMinor,
  partOf,
  shelvable,
  taxBackMinor,
  taxPartMinor,
} from './refund.rules.ts'
export { mayRefundVat } from './refund-vat.rules.ts'
export { emailsMessages } from './emails.messages.ts'
export { type EmailKind, firstEmail, emailKinds, emailNames } from './email-kinds.rules.ts'
export { lineDetail, piecesText } from './line-detail.ts'
export {
  type FulfilmentStatus,
  type OrderAct,
  type OrderLedger,
  type OrderLabel,
  type OrderPaymentStatus,
  type OrderBalance,
  type OrderSource,
  type OrderState,
  type OrderStatus,
  fulfilmentStatusOf,
  orderNumberText,
  orderWorlds,
  heldMinorOf,
  isDeliveredByPeople,
  labelOf,
  type BulkAct,
  bulkAllows,
  mostAtOnce,
  orderAllows,
  orderLabels,
  paymentStatusOf,
  balanceOf,
  returnable,
  toFulfil,
  unpaidLedger,
} from './order.rules.ts'
export { type DraftLine, type OrderDraft, type OrderPlan, type OrderTotals, planSchema } from './order-draft.schema.ts'
export {
  type Fulfilment,
  type Order,
  type OrderDetail,
  type OrderEvent,
  type OrderLine,
  type OrderRefund,
  type OrderReturn,
  type OrderRow,
  type Invoice,
  orderRowSchema,
} from './order.schema.ts'
export { type Customer, customersApi } from './customers.api.ts'
export { type Dashboard, type DashboardQuery, dashboardApi, dashboardQuerySchema } from './dashboard.api.ts'
export { growthOf, type Period, periods, periodSteps } from './dashboard.rules.ts'
export { orderPagesApi } from './order-pages.api.ts'
export { mostOrderables, type Orderable, type OrderFilter } from './order-input.schema.ts'
export { disputeLost, disputeWon, orderFulfilled, orderPaid, orderPlaced, orderRefunded } from './orders.events.ts'
export { ordersApi } from './orders.api.ts'
export { seenOfOrder } from './seen-of-order.ts'
export { orderPageMessages } from './order-page.messages.ts'
export { ordersMessages } from './orders.messages.ts'
export { invoicesMessages } from './invoices.messages.ts'
export { ordersProblems } from './orders.problems.ts'
export { ordersSettings } from './orders.settings.ts'
