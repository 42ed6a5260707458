import { periodText, productTypes, type SubscriptionPlan } from '#features/catalog/contract'
import { createProduct, createProductsPage, setProductStatus } from '#features/catalog/server'
import { collectionsOf } from '#features/content/server'
import type { OwnerTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { areasMessages, type NewPrice, type PricePeriod } from '../contract/index.ts'

/** Creates a product of the type "access" that is for sale at this price; returns its id. */
export async function sellAccess(
  ctx: OwnerTransaction,
  areaTitle: string,
  { priceMinor, period }: NewPrice,
): Promise<string> {
  const plan = planOf(period)
  const title = plan ? `${areaTitle}, ${periodText(plan, ctx.locale)}` : areaTitle
  const product = await createProduct(ctx, {
    collectionId: await placeOfAccess(ctx),
    type: productTypes.PAYWALL,
    title: title.slice(0, 200),
    variant: { priceMinor },
    ...(plan && { plan }),
  })
  await setProductStatus(ctx, { ids: [product.id], status: enumerations.contentStatuses.published })
  return product.id
}

function planOf(period: PricePeriod): SubscriptionPlan | null {
  return period === 'once' ? null : { billingPeriod: { value: 1, unit: period }, numBillingCycles: 0 }
}

/**
 * Returns the first products page; without one, a page outside the menus is created, because people buy on the sign-up
 * page.
 */
async function placeOfAccess(ctx: OwnerTransaction): Promise<string> {
  const pages = (await collectionsOf(ctx)).filter(({ type }) => type === enumerations.collectionTypes.products)
  return pages[0]?.id ?? (await createProductsPage(ctx, { title: areasMessages(ctx.locale, 'memberships') })).id
}
