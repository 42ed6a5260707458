import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedFile } from '#support/imported-file'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { shopFeatures } from '#support/shop'
import { temporaryFolder } from '#support/temporary-folder'
import { taxFeature } from './tax.feature.ts'

const ctx = await testContext({ features: [...shopFeatures, taxFeature] })
const file = join(temporaryFolder('quoin-rates'), 'rates.csv')
await writeFile(
  file,
  `Country Code,State Code,ZIP/Postcode,City,Rate %,Tax Name,Priority,Compound,Shipping,Tax Class
NL,*,*,*,21.0000,Btw,1,0,1,
NL,*,*,*,9.0000,Btw,1,0,1,laag
NL,*,*,*,veel,Btw,1,0,1,
`,
)

test('a file of tax rates is imported row by row, and again without duplicates', async () => {
  const { site, as } = await testSite(ctx)
  const outcomes = async () =>
    (await importedFile(ctx, { file, site: site.name })).rows.map(({ kind, outcome }) => `${kind} ${outcome}`)
  expect(await outcomes()).toEqual(['taxRate create', 'taxRate create', 'taxRate skip'])
  expect(await outcomes()).toEqual(['taxRate unchanged', 'taxRate unchanged', 'taxRate skip'])
  const rates = await as((tx) =>
    tx.db.selectFrom('tax_rates').select('rate_ppm').where('website_id', '=', site.id).execute(),
  )
  expect(rates.map(({ rate_ppm }) => Number(rate_ppm)).toSorted((a, b) => a - b)).toEqual([90_000, 210_000])
})
