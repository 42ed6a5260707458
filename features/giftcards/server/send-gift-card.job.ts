import { z } from 'zod'
import { languageOf } from '#platform/i18n'
import { job } from '#platform/jobs'
import { letterOf } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { giftCardCode, giftCardsMessages } from '../contract/index.ts'
import { hashOfCode } from './gift-cards.queries.ts'

/** Draws the card's code and sends it to whom the card is for, in one transaction: nobody else ever learns it. */
export const sendGiftCardJob = job({
  name: 'giftcards.send',
  input: z.object({ websiteId: z.string(), id: z.string() }),
  run: async (ctx, { id }) => {
    const card = await ctx.db
      .selectFrom('gift_cards')
      .selectAll()
      .where('website_id', '=', ctx.site.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!card || card.sent_at !== null || card.recipient_email === '' || card.disabled_at !== null) return
    const code = giftCardCode(ctx.random(10))
    await ctx.db
      .updateTable('gift_cards')
      .set({ code_hash: hashOfCode(ctx.site.id, code), last4: code.slice(-4), sent_at: ctx.now() })
      .where('website_id', '=', ctx.site.id)
      .where('id', '=', id)
      .execute()
    const language = languageOf(ctx.site.locale)
    const say = (name: Parameters<typeof giftCardsMessages>[1], values?: Record<string, string>) => giftCardsMessages(language, name, values)
    const amount = formatMoney({ minor: card.balance_minor, currency: card.currency }, moneyFormatOf(ctx.site.locale))
    const until =
      card.expires_at &&
      new Intl.DateTimeFormat(ctx.site.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: ctx.site.timeZone }).format(card.expires_at)
    const { html, text } = letterOf({
      language,
      sender: ctx.site.title,
      title: say('letter.title', { amount }),
      paragraphs: [
        card.recipient_name === '' ? say('letter.hello') : say('letter.helloName', { name: card.recipient_name }),
        say('letter.body', { amount, shop: ctx.site.title }),
        ...(card.message === '' ? [] : `“${card.message}”`.split(/\s*\n\s*/)),
        say('letter.code', { code }),
      ],
      button: { label: say('letter.button'), url: ctx.site.baseUrl },
      notes: [say('letter.how'), ...(until ? [say('letter.until', { date: until })] : [])],
    })
    await ctx.mail.send({
      to: card.recipient_email,
      subject: say('letter.subject', { amount, shop: ctx.site.title }),
      html,
      text,
      websiteId: ctx.site.id,
    })
  },
})
