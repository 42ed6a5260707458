import { DefaultQueryCompiler } from 'kysely'
import { expect, test, vi } from 'vitest'
import { importFile } from '#features/imports/server'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'

const { ctx, shop } = await productExchange()

const products = (n: number): string =>
  `Handle,Title,Published,Variant Price\n${Array.from({ length: n }, (_, at) => `p-${at},P ${at},true,5.00\n`).join('')}`

/** How many statements of an import of so many products count its rows. */
async function countsOf(n: number): Promise<number> {
  const site = await shop()
  const compile = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
  const { import: done } = await importFile(ctx, {
    file: temporaryFile('products.csv', products(n)),
    site: site.site.name,
  })
  const counting = compile.mock.results.filter(
    ({ value }) =>
      (value as { sql: string }).sql.startsWith('select count(') &&
      (value as { sql: string }).sql.includes('"import_rows"'),
  )
  compile.mockRestore()
  expect([done.state, done.rowsDone]).toEqual(['done', n])
  return counting.length
}

test('the rows of an import are counted as often for many batches as for one', async () => {
  expect(await countsOf(10)).toBe(1)
  expect(await countsOf(900)).toBe(1)
})

test('progress goes up and ends at the whole', async () => {
  const site = await shop()
  const counts: number[] = []
  await importFile(ctx, {
    file: temporaryFile('products.csv', products(450)),
    site: site.site.name,
    onProgress: ({ stage, done }) => {
      if (stage === 'running') counts.push(done)
    },
  })
  expect(counts).toEqual([200, 400, 450])
})
