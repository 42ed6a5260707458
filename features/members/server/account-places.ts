import type { MenuPlace } from '#features/navigation/contract'
import { settingsOf, siteSells } from '#features/sites/server'
import { provided, type SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { accountPaths, memberMessages, membersSettings } from '../contract/index.ts'

/** Adds the account to menus where the site sells or has members. */
export async function accountPlaces(ctx: SiteContext): Promise<MenuPlace[]> {
  const { canJoin } = await settingsOf(ctx, membersSettings)
  const sells = canJoin && (await provided(ctx.product, siteSells)?.(ctx))
  const isUsed = sells || (await siteTables(ctx).selectFrom('members').select('id').limit(1).executeTakeFirst())
  return isUsed
    ? [{ label: memberMessages(ctx.locale, 'link.account'), href: accountPaths.account, sign: 'account' }]
    : []
}
