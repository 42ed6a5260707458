import type { PersonalRecords } from '#features/members/server'
import { siteTables } from '#platform/database'
import { formatMoney, moneyFormatOf } from '#platform/money'

/** Gift cards sent to a person. Their value stays with the holder of the code. */
export const personalGiftCards: PersonalRecords = {
  name: 'giftCards',
  read: async (ctx, { email }) => {
    const rows = await siteTables(ctx)
      .selectFrom('gift_cards')
      .selectAll()
      .where((row) => row(row.fn('lower', ['recipient_email']), '=', email))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      endsIn: row.last4,
      to: row.recipient_name,
      message: row.message,
      left: formatMoney({ minor: row.balance_minor, currency: row.currency }, moneyFormatOf(ctx.site.locale)),
      sentAt: row.sent_at?.toISOString() ?? null,
    }))
  },
  forget: async (ctx, { email }) => {
    await siteTables(ctx)
      .updateTable('gift_cards')
      .set({ recipient_name: '', recipient_email: '', message: '' })
      .where((row) => row(row.fn('lower', ['recipient_email']), '=', email))
      .execute()
  },
}
