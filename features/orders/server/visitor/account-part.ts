import { siteTables } from '#platform/database'
import type { AccountPart } from '#features/members/server'
import type { SiteContext } from '#platform/context'
import { languageOf, messages } from '#platform/i18n'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { labelOf, orderNumberText, ordersMessages } from '../../contract/index.ts'
import { dayText } from '../base/order-texts.ts'
import { newestFirst } from '../base/list-orders.ts'
import { standingOf } from '../base/orders.queries.ts'
import { statusPaths, statusToken } from '../base/tokens.ts'

const say = messages('orders.accountPart')

/** Lists a member's orders, guest orders included, because the email address is proven. */
export const ordersPart: AccountPart = {
  name: 'orders',
  load: async (ctx, { id, email }) => {
    const rows = await ordersOf(ctx, { id, email })
    return {
      title: say(ctx.locale, 'title'),
      none: say(ctx.locale, 'none'),
      rows: rows.map((row) => ({
        id: row.id,
        title: `#${orderNumberText({ number: row.number, isTest: row.is_test, importedNumber: row.imported_number })}`,
        detail: say(ctx.locale, 'detail', {
          // Owners may read it in another language.
          day: dayText(row.placed_at.toISOString(), localeFor(ctx), ctx.site.timeZone),
          label: ordersMessages(ctx.locale, `label.${labelOf(standingOf(row))}`),
        }),
        note: formatMoney({ minor: row.total_minor, currency: row.currency }, moneyFormatOf(ctx.site.locale)),
        href: `${statusPaths.status}?token=${statusToken(ctx, row.id)}`,
      })),
    }
  },
}

function localeFor({ locale, site }: SiteContext): string {
  return languageOf(site.locale) === languageOf(locale) ? site.locale : locale
}

function ordersOf(ctx: SiteContext, { id, email }: { id: string; email: string }) {
  return siteTables(ctx)
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.website_id', '=', 'orders.website_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .select([
      'orders.id',
      'number',
      'is_test',
      'imported_number',
      'placed_at',
      'status',
      'payment_status',
      'fulfilment_status',
      'currency',
      'total_minor',
    ])
    .where((row) => row.or([row('customers.member_id', '=', id), row('customers.email_key', '=', email)]))
    .orderBy(newestFirst)
    .limit(100)
    .execute()
}
