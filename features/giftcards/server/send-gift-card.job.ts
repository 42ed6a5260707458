import { siteTables } from '#platform/database'
import { z } from 'zod'
import { emailTexts, letterheadOf } from '#features/sites/server'
import { languageOf } from '#platform/i18n'
import { job } from '#platform/jobs'
import { giftCardCode } from '../contract/index.ts'
import { giftCardEmailKind, writeGiftCardEmail } from './gift-card-email.ts'
import { hashOfCode } from './gift-cards.queries.ts'

/** Draws the card's code and emails it to the recipient, in one transaction, so that it is known to no one else. */
export const sendGiftCardJob = job({
  name: 'giftcards.send',
  input: z.object({ websiteId: z.string(), id: z.string() }),
  run: async (ctx, { id }) => {
    const card = await siteTables(ctx)
      .selectFrom('gift_cards')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!card || card.sent_at !== null || card.recipient_email === '' || card.disabled_at !== null) return
    const code = giftCardCode(ctx.random(10))
    await siteTables(ctx)
      .updateTable('gift_cards')
      .set({ code_hash: hashOfCode(ctx.site.id, code), last4: code.slice(-4), sent_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    const words = await emailTexts(ctx, giftCardEmailKind, languageOf(ctx.site.locale))
    const { balance_minor: minor, currency, recipient_name: name, message, expires_at: expiresAt } = card
    if (!words) return
    const letterhead = await letterheadOf(ctx, languageOf(ctx.site.locale))
    const details = { amount: { minor, currency }, name, message, code, expiresAt, isTest: card.is_test, letterhead }
    const email = writeGiftCardEmail(ctx, words, details)
    await ctx.mail.send({ to: card.recipient_email, websiteId: ctx.site.id, ...email })
  },
})
