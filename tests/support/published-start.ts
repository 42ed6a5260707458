import { setProductStatus } from '#features/catalog/server'
import { documentSummaries, publish } from '#features/pages/server'
import { asOwner, createSite } from '#features/sites/server'
import type { Account, Site } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import type { TestContext } from './context.ts'

const onSale = 1

interface Start {
  name: string
  start: string
  locale: string
  texts: 'sample' | 'none'
}

/** Makes a site from a sample or a design as its owner would, and publishes all of it. */
export async function publishedStart(ctx: TestContext, account: Account, { name, ...more }: Start): Promise<Site> {
  const site = await createSite({ ...ctx, account, locale: 'en' }, { name, title: 'De Kade', ...more })
  await publishAll(ctx, account, site)
  return site
}

/** Publishes every document of a site and puts its products on sale. */
export async function publishAll(ctx: TestContext, account: Account, site: Site): Promise<void> {
  await inSite(ctx, site, async (tx) => {
    const owner = asOwner({ ...tx, locale: 'en' as const }, account, ['admin'])
    for (const { id } of await siteTables(owner).selectFrom('products').select('id').execute())
      await setProductStatus(owner, { ids: [id], status: onSale })
    await publish(owner, { documents: (await documentSummaries(owner, {})).map(({ id }) => id) })
  })
}
