import type { Form } from '#features/forms/contract'
import type { SiteContext } from '#platform/context'
import { siteCache, siteTables } from '#platform/database'
import type {} from '../checkout.tables.ts'

/** Returns the shop's questions for every order; null without any. */
export async function checkoutForm(ctx: SiteContext): Promise<Form | null> {
  return siteCache.value(ctx, 'checkout form', async () => {
    const row = await siteTables(ctx).selectFrom('checkout_forms').select('form').executeTakeFirst()
    return row?.form ?? null
  })
}
