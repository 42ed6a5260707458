import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import { noticeParameters } from '#features/members/server'
import { orderBlockContract } from '../../blocks/order/order.contract.ts'
import { orderPageMessages } from '../../contract/index.ts'
import { statusPaths } from '../base/tokens.ts'

const { pageTypes } = enumerations

function orderPage(pageType: number, title: 'confirmed' | 'received' | 'status'): SystemPage {
  return {
    pageType,
    query: ['token', 'done', 'refused', 'line', 'quantity', 'reason', ...noticeParameters],
    isPrivate: true,
    document: async (ctx) =>
      oneBlockDocument(
        { number: pageType, title: orderPageMessages(ctx.locale, title, { number: '' }).trim() },
        orderBlockContract,
      ),
  }
}

/** Page types 202, 207 and 211: an order for holders of its key. */
export const orderPages: Readonly<Record<string, SystemPage>> = {
  [statusPaths.confirmed]: orderPage(pageTypes.orderConfirmed, 'confirmed'),
  [statusPaths.received]: orderPage(pageTypes.orderReceived, 'received'),
  [statusPaths.status]: orderPage(pageTypes.orderStatus, 'status'),
}
