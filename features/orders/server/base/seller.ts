import { businessAddress, businessOf, settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { ordersSettings } from '../../contract/index.ts'
import type { Seller } from './order-texts.ts'

/** Returns the seller for invoices and emails: the store's own details, completed by the site's business details. */
export async function sellerOf(ctx: SiteContext): Promise<Seller> {
  const { seller } = await settingsOf(ctx, ordersSettings)
  const business = await businessOf(ctx)
  const address = businessAddress(business, { language: languageOf(ctx.site.locale) }).join('\n')
  return {
    ...seller,
    name: seller.name || business.name,
    address: seller.address || address,
    email: seller.email || business.email,
  }
}
