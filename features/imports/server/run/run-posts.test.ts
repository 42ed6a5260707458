import { DefaultQueryCompiler } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createPage, labelsOf, listenToChanges } from '#support/internals'
import { collectionsOf } from '#features/content/server'
import { addressOf, documentSummaries, publish } from '#features/pages/server'
import { exampleExport, type ExampleItem, temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'

const { ctx, shop } = await productExchange()
const bring = (site: TestSite, items: readonly ExampleItem[]) =>
  importedFile(ctx, { file: temporaryFile('export.xml', exampleExport(items)), site: site.site.name })
const posts = (n: number): ExampleItem[] => Array.from({ length: n }, (_, at) => ({ id: at + 1, title: `Soep ${at}` }))
const summaries = (site: TestSite) => site.as((owner) => documentSummaries(owner, { kind: 'post' }))

test('many new posts take as many statements as few', async () => {
  const statements = async (n: number): Promise<number> => {
    const site = await shop()
    const compile = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
    await bring(site, posts(n))
    const count = compile.mock.calls.length
    compile.mockRestore()
    expect(await summaries(site)).toHaveLength(n)
    return count
  }
  expect((await statements(20)) - (await statements(4))).toBeLessThan(20)
})

test('a post that cannot be kept removes none of its neighbours', async () => {
  const site = await shop()
  const page = await site.as((owner) => createPage(owner, { title: 'Bezet', slug: 'blog/item-2' }))
  await site.as((owner) => publish(owner, { documents: [page.id] }))
  const { rows, import: record } = await bring(site, posts(3))
  expect(record.state).toBe('done')
  expect(rows.filter(({ kind }) => kind === 'post').map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Soep 0', 'create'],
    ['Soep 1', 'failed'],
    ['Soep 2', 'create'],
  ])
  expect((await summaries(site)).map(({ title }) => title).toSorted()).toEqual(['Soep 0', 'Soep 2'])
})

test('posts with one slug, drafts and labels stay apart when they are imported together', async () => {
  const site = await shop()
  const label = (name: string) => `<category domain="post_tag" nicename="${name}"><![CDATA[${name}]]></category>`
  await bring(site, [
    { id: 1, title: 'Een', slug: 'soep', date: '2020-01-02 03:04:05', more: label('warm') + label('zout') },
    { id: 2, title: 'Twee', slug: 'soep', date: '2021-01-02 03:04:05', more: label('warm') },
    { id: 3, title: 'Drie', slug: 'drie', status: 'draft' },
    { id: 4, title: 'Vier', slug: 'vier', more: label('zoet') },
  ])
  const seen = (await summaries(site)).toSorted((a, b) => a.title.localeCompare(b.title))
  expect(
    seen.map(({ title, slug, path, publishedAt }) => [title, slug, path, publishedAt?.slice(0, 10) ?? null]),
  ).toEqual([
    ['Drie', 'drie', null, null],
    ['Een', 'soep', '/blog/soep', '2020-01-02'],
    ['Twee', 'soep-2', '/blog/soep-2', '2021-01-02'],
    ['Vier', 'vier', '/blog/vier', '2024-03-05'],
  ])
  await site.as(async (owner) => {
    const [blog] = await collectionsOf(owner)
    const labels = await labelsOf(owner, blog?.id ?? '')
    expect(labels.map(({ name, count }) => [name, count])).toEqual([
      ['warm', 2],
      ['zoet', 1],
      ['zout', 1],
    ])
    expect(await addressOf(owner, '/blog/tag/warm')).toMatchObject({ kind: 'subject' })
    expect(await addressOf(owner, '/?p=4')).toMatchObject({ kind: 'redirect', to: '/blog/vier' })
  })
})

test('the posts before and after those imported together are rendered again', async () => {
  const site = await shop()
  const day = (id: number, date: string): ExampleItem => ({ id, title: `Post ${id}`, date: `${date} 10:00:00` })
  const { rows } = await bring(site, [
    day(1, '2020-01-01'),
    day(2, '2021-01-01'),
    day(3, '2022-01-01'),
    day(4, '2023-01-01'),
  ])
  const ids = new Map(rows.filter(({ kind }) => kind === 'post').map(({ title, targetId }) => [title, targetId]))
  const tags = new Set<string>()
  const stop = listenToChanges(ctx.db, (changes) => {
    for (const { tag } of changes) tags.add(tag)
  })
  await bring(site, [day(11, '2021-02-01'), day(12, '2021-03-01')])
  stop()
  const isAnew = (title: string) => tags.has(`item:${ids.get(title)}`)
  expect(['Post 1', 'Post 2', 'Post 3', 'Post 4'].map(isAnew)).toEqual([false, true, true, false])
})
