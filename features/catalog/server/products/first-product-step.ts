import { siteTables } from '#platform/database'
import { firstPostStep } from '#features/content/server'
import type { SetupStep } from '#features/sites/server'
import type { SiteContext } from '#platform/context'

/** Whether a site has a product, donation or subscription, visible or not. */
export async function siteHasProducts(ctx: SiteContext): Promise<boolean> {
  return (await siteTables(ctx).selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** One setup step for a first product or a first post. */
export const firstProductStep: SetupStep = {
  ...firstPostStep,
  needs: 'commerce',
  href: async () => '/config/products',
  isDone: siteHasProducts,
}
