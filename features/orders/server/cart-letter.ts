import { siteSettings } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { lettersMessages, type Order, type OrderDraft, positionOf } from '../contract/index.ts'
import { wordsOf } from './letters.ts'
import { writeLetter } from './write-letter.ts'

const nothingYet = { fulfilledQuantity: 0, refundedQuantity: 0, returnedQuantity: 0, refundedMinor: 0 }

/** Writes to a shopper about the cart they left, as far as the owner wants this letter. `stopUrl` leads to where they refuse the next one. */
export async function sendCartLetter(ctx: SiteContext, draft: OrderDraft, links: { url: string; stopUrl: string }): Promise<void> {
  const order = unplaced(ctx, draft)
  const language = languageOf(order.locale)
  const words = await wordsOf(ctx, 'cart-abandoned', language)
  if (!words) return
  const stop = { label: lettersMessages(language, 'stop.cart'), url: links.stopUrl }
  const letter = writeLetter(ctx, { kind: 'cart-abandoned', order, words, url: links.url, stop })
  const { store } = await siteSettings(ctx)
  const replyTo = store.seller.email ? { replyTo: store.seller.email } : {}
  await ctx.mail.send({ to: draft.customer.email, websiteId: ctx.site.id, ...letter, ...replyTo })
}

/** As a letter reads an order. Where it goes and how it is sent is not agreed to yet. */
function unplaced({ now }: SiteContext, draft: OrderDraft): Order {
  const { totalMinor } = draft.totals
  const none = { creditedMinor: 0, capturedMinor: 0, authorisedMinor: 0, giftCardMinor: 0, refundedMinor: 0, giftCardRefundedMinor: 0 }
  const books = { totalMinor, ...none }
  return {
    ...draft,
    id: '',
    customerId: '',
    number: 0,
    placedAt: now().toISOString(),
    status: 'open',
    paymentStatus: 'pending',
    fulfilmentStatus: 'unfulfilled',
    label: 'pending',
    cancelledAt: null,
    cancelReason: '',
    subscriptionId: null,
    isTest: false,
    shippingAddress: null,
    shipping: null,
    giftCards: [],
    lines: draft.lines.map((line) => ({ ...line, ...nothingYet })),
    books,
    position: positionOf(books),
  }
}
