import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commentsFeature } from '#features/comments/server'
import type { FileImport } from '#features/imports/server'
import { importedFile } from './imported-file.ts'
import { changeSettings } from '#features/sites/server'
import type { Feature } from '#platform/context'
import { inSite } from '#platform/database'
import { testContext } from './context.ts'
import { shopFeatures } from './shop.ts'
import { testSite, type TestSite } from './site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { listOwnerProducts } from '../../features/catalog/server/products/list-owner-products.ts'
import { productById } from '../../features/catalog/server/base/product-of.ts'
import { exportProducts } from '../../features/catalog/server/exchange/write/export-products.ts'

/** A shop whose products come from files and go back into them. */
export async function productExchange(more: readonly Feature[] = []) {
  const ctx = await testContext({ features: [...more, ...shopFeatures, commentsFeature] })
  const folder = temporaryFolder('quoin-products')
  let count = 0

  async function shop(currency = 'EUR'): Promise<TestSite> {
    const site = await testSite(ctx, { locale: 'nl-NL' })
    await site.as((tx) => changeSettings(tx, { group: 'store', values: { currency } }))
    return site
  }
  async function bring(
    site: TestSite,
    text: string,
    {
      dryRun = false,
      name = 'products.csv',
      ...more
    }: Partial<Pick<FileImport, 'dryRun' | 'columns'>> & { name?: string } = {},
  ) {
    count += 1
    const file = join(folder, `${count}-${name}`)
    await writeFile(file, text)
    return importedFile(ctx, { file, site: site.site.name, dryRun, ...more })
  }
  const exportOf = (site: TestSite, format: 'shopify' | 'squarespace' | 'woocommerce') =>
    inSite(ctx, site.site, (tx) => exportProducts({ ...tx, locale: 'nl' }, format))
  const list = (site: TestSite) => site.as((tx) => listOwnerProducts(tx, { sort: 'featured', offset: 0, limit: 200 }))
  const whole = async (site: TestSite, title: string) => {
    const found = (await list(site)).products.find((product) => product.title === title)
    return site.as((tx) => productById(tx, found?.id ?? ''))
  }
  const outcomes = (imported: Awaited<ReturnType<typeof bring>>) =>
    imported.rows.map(({ kind, outcome }) => `${kind} ${outcome}`)
  const codes = (imported: Awaited<ReturnType<typeof bring>>) =>
    [...new Set(imported.rows.flatMap(({ notes }) => notes.map(({ code }) => code)))].filter(
      (code) => code !== 'partOf',
    )
  return { ctx, shop, bring, exportOf, list, whole, outcomes, codes }
}
