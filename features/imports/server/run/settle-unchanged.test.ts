import { DefaultQueryCompiler } from 'kysely'
import { expect, test, vi } from 'vitest'
import { documentSummaries, trashDocument } from '#features/pages/server'
import { temporaryFile, exampleExport } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'
import { runImport } from '../run-import.ts'
import { doDueJobs } from '#support/due-jobs'

const { ctx, shop } = await productExchange()
const posts = (n: number, words = '') =>
  exampleExport(Array.from({ length: n }, (_, at) => ({ id: at + 1, title: `Soep ${at}${words}` })))
const bring = (site: TestSite, content: string, dryRun = false) =>
  importedFile(ctx, { file: temporaryFile('export.xml', content), site: site.site.name, dryRun })
const titles = async (site: TestSite) =>
  (await site.as((owner) => documentSummaries(owner, { kind: 'post' }))).map(({ title }) => title).toSorted()
const outcomes = (imported: Awaited<ReturnType<typeof bring>>) => {
  const own = imported.rows.filter(({ kind }) => kind === 'post')
  const grouped = [...Map.groupBy(own, ({ outcome }) => outcome)]
  return Object.fromEntries(grouped.map(([outcome, rows]) => [outcome, rows.length]))
}

test('an unchanged file is processed in as many statements for many posts as for few', async () => {
  const statements = async (n: number): Promise<number> => {
    const site = await shop()
    await bring(site, posts(n))
    const compile = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
    const again = await bring(site, posts(n))
    const count = compile.mock.calls.length
    compile.mockRestore()
    expect(outcomes(again)).toEqual({ unchanged: n })
    expect(again.rows.filter(({ kind, targetId }) => kind === 'post' && targetId === null)).toEqual([])
    return count
  }
  expect((await statements(16)) - (await statements(4))).toBeLessThan(30)
})

test('an item moved to the trash is restored, and a changed one is updated', async () => {
  const site = await shop()
  const first = await bring(site, posts(3))
  const [trashed] = first.rows.filter(({ kind }) => kind === 'post')
  await site.as((owner) => trashDocument(owner, { id: trashed?.targetId ?? '' }))
  expect(outcomes(await bring(site, posts(3)))).toEqual({ unchanged: 2, create: 1 })
  expect(await titles(site)).toEqual(['Soep 0', 'Soep 1', 'Soep 2'])
})

test('a plan that another import overtook counts nothing as unchanged', async () => {
  const site = await shop()
  await bring(site, posts(2))
  const planned = await bring(site, posts(2), true)
  expect(outcomes(planned)).toEqual({ unchanged: 2 })
  ctx.clock.forward(1000)
  await bring(site, posts(2, ' anders'))
  expect(await titles(site)).toEqual(['Soep 0 anders', 'Soep 1 anders'])
  await site.as((owner) => runImport(owner, { id: planned.import.id }))
  await doDueJobs(ctx, ['imports.run'])
  expect(await titles(site)).toEqual(['Soep 0', 'Soep 1'])
})
