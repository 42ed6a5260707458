import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { noticeParameters } from '#features/members/server'
import { orderBlockContract } from '../../blocks/order/order.contract.ts'
import { orderPageMessages } from '../../contract/index.ts'
import { statusPaths } from '../base/tokens.ts'

const { pageTypes } = enumerations

function orderPage(pageType: number, title: 'confirmed' | 'received' | 'status'): SystemPage {
  const [id, section, block] = ['0', '1', '2'].map((kind) => `00000000000000000000${kind}${pageType}`) as [
    string,
    string,
    string,
  ]
  return {
    pageType,
    query: ['token', 'done', 'refused', 'line', 'quantity', 'reason', ...noticeParameters],
    isPrivate: true,
    document: async (ctx: SiteContext): Promise<Document> => ({
      ...emptyDocument(id, 'page', { title: orderPageMessages(ctx.locale, title, { number: '' }).trim() }),
      sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
      blocks: {
        [block]: {
          id: block,
          section,
          order: 'a0',
          type: 'order',
          version: orderBlockContract.version,
          props: orderBlockContract.starts,
          locked: true,
          place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
        },
      },
    }),
  }
}

/** Page types 202, 207 and 211: an order for holders of its key. */
export const orderPages: Readonly<Record<string, SystemPage>> = {
  [statusPaths.confirmed]: orderPage(pageTypes.orderConfirmed, 'confirmed'),
  [statusPaths.received]: orderPage(pageTypes.orderReceived, 'received'),
  [statusPaths.status]: orderPage(pageTypes.orderStatus, 'status'),
}
