import { siteTables } from '#platform/database'
import { firstPostStep } from '#features/content/server'
import type { SetupStep } from '#features/sites/server'
import type { SiteContext } from '#platform/context'

/** A site sells as soon as it has a product, donation or subscription, whether visitors see it yet or not. */
export async function siteHasProducts(ctx: SiteContext): Promise<boolean> {
  return (await siteTables(ctx).selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** A first product will do as well as a first post: one step of both. */
export const firstProductStep: SetupStep = {
  ...firstPostStep,
  needs: 'commerce',
  href: async () => '/config/products',
  isDone: siteHasProducts,
}
