import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportProducts } from '#features/catalog/server'
import { commentsFeature } from '#features/comments/server'
import { importedFile } from './imported-file.ts'
import { changeSettings } from '#features/sites/server'
import { inSite } from '#platform/database'
import { testContext } from './context.ts'
import { shopFeatures } from './shop.ts'
import { testSite, type TestSite } from './site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Empty sites, files that come into them, and the files that they give back. */
export async function productFiles() {
  const ctx = await testContext({ features: [...shopFeatures, commentsFeature] })
  const folder = temporaryFolder('quoin-product-files')
  let count = 0
  return {
    ctx,
    async shop(currency = 'EUR'): Promise<TestSite> {
      const site = await testSite(ctx, { locale: 'nl-NL' })
      await site.as((tx) => changeSettings(tx, { group: 'store', values: { currency } }))
      return site
    },
    async bring(site: TestSite, body: string | Uint8Array, { dryRun = false } = {}) {
      count += 1
      const file = join(folder, `${count}.csv`)
      await writeFile(file, body)
      return importedFile(ctx, { file, site: site.site.name, dryRun })
    },
    exportOf: (site: TestSite, format: Parameters<typeof exportProducts>[1]) =>
      inSite(ctx, site.site, (tx) => exportProducts({ ...tx, locale: 'nl' }, format)),
  }
}

/** Returns an import's rows: number, outcome, and codes of the remarks. */
export const rowsSaid = ({ rows }: Awaited<ReturnType<typeof importedFile>>): (string | number)[][] =>
  rows.map(({ ordinal, outcome, notes }) => [
    ordinal,
    outcome,
    ...notes.map(({ code }) => code).filter((code) => code !== 'partOf'),
  ])
