import { backInStock } from '#features/catalog/contract'
import { paymentChanged } from '#features/payments/contract'
import { systemPages } from '#features/pages/server'
import { offerTerms, productDependents } from '#features/catalog/server'
import { accountParts, personalRecords } from '#features/members/server'
import { activitySubjects, editableEmails, homeFigures, settingsGroups } from '#features/sites/server'
import { customerEmails } from './base/customer-emails.ts'
import { orderNotice } from './emails/tell-owner.ts'
import { writeAboutOrder, writeToCustomer } from './emails/write-to-customer.ts'
import { archiveTables, type Feature, formerLinks, listen, provide, sealedOfSites } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { customersApi, dashboardApi, orderPagesApi, ordersApi, orderPlaced, ordersSettings } from '../contract/index.ts'
import { approveVat, checkVat } from './orders/check-vat.ts'
import { refundVat } from './money/refund-vat.ts'
import { bulkAction } from './orders/bulk-action.ts'
import { ordersFigure } from './reports/orders-figure.ts'
import { ordersPart } from './visitor/account-part.ts'
import { personalOrders } from './visitor/personal-orders.ts'
import { readDashboard } from './reports/dashboard.ts'
import { deliverJob } from './fulfilment/deliver.job.ts'
import { download, renewDownloads } from './fulfilment/downloads.ts'
import { editOrder } from './orders/edit-order.ts'
import { eraseFilesJob } from './fulfilment/erase-files.job.ts'
import { returnTerms } from './orders/return-terms.ts'
import { exportOrders } from './reports/export-orders.ts'
import { changeTracking, fulfilOrder } from './fulfilment/fulfil-order.ts'
import { findOrderables } from './placing/find-orderables.ts'
import { onBackInStock } from './emails/on-back-in-stock.ts'
import { customerImports } from './history/customer-imports.ts'
import { orderImports } from './history/history-imports.ts'
import { importParts } from '#features/imports/server'
import { onPaymentEvent } from './money/on-payment-event.ts'
import { exportCustomers } from './customers/export-customers.ts'
import { saveCustomer } from './customers/save-customer.ts'
import { afterPlacing } from './placing/after-placing.ts'
import { orderSubjects } from './base/order-acts.ts'
import { openOrdersFor } from './orders/open-orders.queries.ts'
import { orderEmails } from './emails/order-emails.ts'
import { listCustomers, readCustomer } from './customers/list-customers.ts'
import { listOrders } from './base/list-orders.ts'
import { noteOrder, resendOrderEmail } from './orders/note-order.ts'
import { readOrder } from './base/order-detail.ts'
import { orderPages } from './visitor/order-pages.ts'
import { homeOfShop, createManualOrder, quoteManualOrder } from './placing/create-manual-order.ts'
import { refundOrder } from './money/refund-order.ts'
import { addReturn, askReturn, setReturn } from './fulfilment/return-order.ts'
import { customerInvoice, packingSlip, packingSlips, readInvoice } from './invoices/serve-invoice.ts'
import { cancelOrder, captureOrder, markPaid } from './money/settle-order.ts'
import { writeOrderEmailJob } from './emails/write-order-email.job.ts'
import { forgetFormerOrderLinks, resealDownloadLinks, resealOrderLinks } from './orders/reseal-links.ts'
import { ordersInArchives } from './orders.tables.ts'

export const ordersFeature: Feature = {
  name: 'orders',
  routes: [
    on(ordersApi.csv, exportOrders, { transaction: 'own' }),
    on(ordersApi.list, listOrders),
    on(ordersApi.detail, readOrder),
    on(ordersApi.note, noteOrder),
    on(ordersApi.fulfil, fulfilOrder),
    on(ordersApi.changeTracking, changeTracking),
    on(ordersApi.bulkAction, bulkAction),
    on(ordersApi.capture, captureOrder),
    on(ordersApi.approveVat, approveVat),
    on(ordersApi.refundVat, refundVat),
    on(ordersApi.checkVat, checkVat, { transaction: 'own' }),
    on(ordersApi.markPaid, markPaid),
    on(ordersApi.cancel, cancelOrder),
    on(ordersApi.refund, refundOrder),
    on(ordersApi.edit, editOrder),
    on(ordersApi.place, createManualOrder),
    on(ordersApi.quote, quoteManualOrder),
    on(ordersApi.home, homeOfShop),
    on(ordersApi.orderables, findOrderables),
    on(ordersApi.addReturn, addReturn),
    on(ordersApi.setReturn, setReturn),
    on(ordersApi.invoice, readInvoice),
    on(ordersApi.packingSlip, packingSlip),
    on(ordersApi.packingSlips, packingSlips),
    on(ordersApi.sendAgain, resendOrderEmail),
    on(ordersApi.write, writeAboutOrder),
    on(ordersApi.renewDownloads, renewDownloads),
    on(dashboardApi.read, readDashboard),
    on(customersApi.list, listCustomers),
    on(customersApi.detail, readCustomer),
    on(customersApi.save, saveCustomer),
    on(customersApi.write, writeToCustomer),
    on(customersApi.csv, exportCustomers, { transaction: 'own' }),
    on(orderPagesApi.invoice, customerInvoice),
    on(orderPagesApi.download, download, { transaction: 'own' }),
    on(orderPagesApi.askReturn, askReturn),
  ],
  blocks: Object.values(blocks),
  jobs: [deliverJob, eraseFilesJob, writeOrderEmailJob],
  provides: [
    provide(archiveTables, ordersInArchives),
    provide(systemPages, orderPages),
    provide(productDependents, openOrdersFor),
    provide(offerTerms, returnTerms),
    provide(accountParts, ordersPart),
    provide(personalRecords, personalOrders),
    provide(editableEmails, orderEmails),
    customerEmails,
    orderNotice,
    listen(paymentChanged, onPaymentEvent),
    listen(orderPlaced, afterPlacing),
    listen(backInStock, onBackInStock),
    provide(settingsGroups, ordersSettings),
    provide(activitySubjects, orderSubjects),
    provide(homeFigures, ordersFigure),
    provide(importParts, orderImports),
    provide(importParts, customerImports),
    provide(sealedOfSites, { name: 'links to orders', reseal: resealOrderLinks }),
    provide(sealedOfSites, { name: 'links to downloads', reseal: resealDownloadLinks }),
    provide(formerLinks, forgetFormerOrderLinks),
  ],
}
