import { DefaultQueryCompiler } from 'kysely'
import { expect, test, vi } from 'vitest'
import { importFile } from '#features/imports/server'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import { importById } from '../imports.queries.ts'
import { runImport } from '../run-import.ts'

const { ctx, shop } = await productExchange()

const products = (n: number): string =>
  `Handle,Title,Published,Variant Price\n${Array.from({ length: n }, (_, at) => `p-${at},P ${at},true,5.00\n`).join('')}`

/** Counts the statements that count rows during an import of this many products. */
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

test('an import that was stopped continues where it stopped', async () => {
  const site = await shop()
  const stop = new AbortController()
  const { import: stopped } = await importFile(ctx, {
    file: temporaryFile('products.csv', products(450)),
    site: site.site.name,
    signal: stop.signal,
    onProgress: ({ stage }) => {
      if (stage === 'running') stop.abort()
    },
  })
  expect([stopped.state, stopped.problem?.code, stopped.rowsDone]).toEqual(['failed', 'imports.interrupted', 200])
  await site.as((tx) => runImport(tx, { id: stopped.id }))
  await doDueJobs(ctx)
  const done = await site.as((tx) => importById(tx, stopped.id))
  expect([done.state, done.rowsDone, done.problem]).toEqual(['done', 450, null])
  expect(done.counts).toEqual([{ kind: 'product', outcome: 'create', n: 450 }])
})
