import type { Feature } from '#platform/context'
import { on } from '#platform/http'
import { orderBlock } from '../blocks/order/order.block.ts'
import { customersApi, dashboardApi, orderPagesApi, ordersApi } from '../contract/index.ts'
import { actOnMany } from './act-on-many.ts'
import { ordersPart } from './account-part.ts'
import { readDashboard } from './dashboard.ts'
import { deliverJob } from './deliver.job.ts'
import { download, renewDownloads } from './downloads.ts'
import { editOrder } from './edit-order.ts'
import { eraseFilesJob } from './erase-files.job.ts'
import { exportOrders } from './export-orders.ts'
import { changeTracking, fulfilOrder } from './fulfil-order.ts'
import { findOrderables } from './find-orderables.ts'
import { hearBackInStock } from './hear-back-in-stock.ts'
import { hearPayment } from './hear-payment.ts'
import { hearPlaced } from './issue-paper.ts'
import { openOrdersFor } from './open-orders.queries.ts'
import { orderLetters } from './letters.ts'
import { listCustomers, readCustomer } from './list-customers.ts'
import { listOrders } from './list-orders.ts'
import { noteOrder, sendLetterAgain } from './note-order.ts'
import { readOrder } from './order-detail.ts'
import { orderPages } from './order-pages.ts'
import { homeOfShop, placeByHand, quoteByHand } from './place-by-hand.ts'
import { refundOrder } from './refund-order.ts'
import { addReturn, askReturn, setReturn } from './return-order.ts'
import { customerPaper, packingSlip, packingSlips, readPaper } from './serve-paper.ts'
import { cancelOrder, captureOrder, markPaid } from './settle-order.ts'
import { writeLetterJob } from './write-letter.job.ts'

export const ordersFeature: Feature = {
  name: 'orders',
  onProducts: openOrdersFor,
  routes: [
    on(ordersApi.csv, exportOrders, { transaction: 'own' }),
    on(ordersApi.list, listOrders),
    on(ordersApi.detail, readOrder),
    on(ordersApi.note, noteOrder),
    on(ordersApi.fulfil, fulfilOrder),
    on(ordersApi.changeTracking, changeTracking),
    on(ordersApi.actOnMany, actOnMany),
    on(ordersApi.capture, captureOrder),
    on(ordersApi.markPaid, markPaid),
    on(ordersApi.cancel, cancelOrder),
    on(ordersApi.refund, refundOrder),
    on(ordersApi.edit, editOrder),
    on(ordersApi.place, placeByHand),
    on(ordersApi.quote, quoteByHand),
    on(ordersApi.home, homeOfShop),
    on(ordersApi.orderables, findOrderables),
    on(ordersApi.addReturn, addReturn),
    on(ordersApi.setReturn, setReturn),
    on(ordersApi.paper, readPaper),
    on(ordersApi.packingSlip, packingSlip),
    on(ordersApi.packingSlips, packingSlips),
    on(ordersApi.sendAgain, sendLetterAgain),
    on(ordersApi.renewDownloads, renewDownloads),
    on(dashboardApi.read, readDashboard),
    on(customersApi.list, listCustomers),
    on(customersApi.detail, readCustomer),
    on(orderPagesApi.paper, customerPaper),
    on(orderPagesApi.download, download),
    on(orderPagesApi.askReturn, askReturn),
  ],
  blocks: [orderBlock],
  jobs: [deliverJob, eraseFilesJob, writeLetterJob],
  accountParts: [ordersPart],
  letters: orderLetters,
  systemPages: orderPages,
  listens: { 'payments.changed': hearPayment, 'orders.placed': hearPlaced, 'catalog.back-in-stock': hearBackInStock },
}
