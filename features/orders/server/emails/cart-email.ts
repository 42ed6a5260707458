import { siteSettings } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { lettersMessages, type OrderDraft } from '../../contract/index.ts'
import { wordsOf } from './order-emails.ts'
import { unplaced } from '../placing/unplaced-order.ts'
import { writeLetter } from './write-order-email.ts'

/** Writes to a shopper about the cart they left, as far as the owner wants this letter. `stopUrl` leads to where they refuse the next one. */
export async function sendCartLetter(
  ctx: SiteContext,
  draft: OrderDraft,
  links: { url: string; stopUrl: string },
): Promise<void> {
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
