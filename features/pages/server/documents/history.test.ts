import { accountsFeature } from '#features/accounts/server'
import { describeChanges, type Operation, plainText } from '#platform/document'
import { testContext } from '#support/context'
import { pageWithText, textBlock, titled, typed } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { changeDocument } from '../operations/append-operations.ts'
import { history } from './history.ts'
import { nameVersion } from './name-version.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'
import { restoreVersion } from './restore-version.ts'
import { tidySite } from './tidy-documents.job.ts'
import { changesSincePublished, draftOf, versionAt } from './version-at.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as, site } = await testSite(ctx)
const other = await testSite(ctx)

let pages = 0
const newPage = () => as((owner) => pageWithText(owner, 'We bake.', { slug: `page-${++pages}` }))
const change = (id: string, operation: Operation) => as((owner) => changeDocument(owner, { id, operation }))
const wordsAt = async (id: string, block: string, seq: number): Promise<string> =>
  plainText((await as((owner) => versionAt(owner, { id, seq }))).blocks[block]?.props['text'])

test('restoring a version leads back to it and can itself be taken back', async () => {
  const { page, block } = await newPage()
  await change(page.id, typed(block.id, 1, 'Hello. '))
  await change(page.id, { kind: 'removeBlock', id: block.id })
  const { seq } = await as((owner) => restoreVersion(owner, { id: page.id, seq: 1 }))
  expect(await wordsAt(page.id, block.id, seq)).toBe('Hello. We bake.')
  await as((owner) => restoreVersion(owner, { id: page.id, seq: 2 }))
  expect(Object.keys((await as((owner) => draftOf(owner, page.id))).blocks)).toEqual([])
})

test('one section is restored and the others stay as they are', async () => {
  const { page, block } = await newPage()
  const section = 'f'.repeat(24)
  const added: Operation = {
    kind: 'batch',
    operations: [
      { kind: 'insertSection', section: { ...Object.values(page.sections)[0], id: section, order: 'a1' } as never },
      { kind: 'insertBlock', block: textBlock(section, 'Second', 'e'.repeat(24)) },
    ],
  }
  await change(page.id, added)
  await change(page.id, typed(block.id, 1, 'Hello. '))
  await change(page.id, typed('e'.repeat(24), 1, 'The '))
  await as((owner) => restoreVersion(owner, { id: page.id, seq: 1, section }))
  const draft = await as((owner) => draftOf(owner, page.id))
  expect(plainText(draft.blocks['e'.repeat(24)]?.props['text'])).toBe('Second')
  expect(plainText(draft.blocks[block.id]?.props['text'])).toBe('Hello. We bake.')
})

test('one block is restored with its place, and the others and the settings stay as they are', async () => {
  const { page, block } = await newPage()
  const other = textBlock(block.section, 'Second', 'd'.repeat(24))
  await change(page.id, { kind: 'insertBlock', block: other })
  await change(page.id, typed(block.id, 1, 'Hello. '))
  await change(page.id, typed(other.id, 1, 'The '))
  await change(page.id, titled('Bread'))
  await change(page.id, { kind: 'placeBlock', id: block.id, desktop: { x: 4, y: 9, w: 8, h: 3, z: 0 } })
  const { back } = await as((owner) => restoreVersion(owner, { id: page.id, seq: 1, block: block.id }))
  const draft = await as((owner) => draftOf(owner, page.id))
  expect(plainText(draft.blocks[block.id]?.props['text'])).toBe('We bake.')
  expect(draft.blocks[block.id]?.place).toEqual(block.place)
  expect(plainText(draft.blocks[other.id]?.props['text'])).toBe('The Second')
  expect(draft.settings['title']).toBe('Bread')
  await change(page.id, back as Operation)
  const undone = await as((owner) => draftOf(owner, page.id))
  expect(plainText(undone.blocks[block.id]?.props['text'])).toBe('Hello. We bake.')
})

test('a block whose section was removed returns with the section', async () => {
  const { page, block } = await newPage()
  await change(page.id, { kind: 'insertBlock', block: textBlock(block.section, 'Second', 'd'.repeat(24)) })
  await change(page.id, { kind: 'removeSection', id: block.section })
  await as((owner) => restoreVersion(owner, { id: page.id, seq: 1, block: block.id }))
  const draft = await as((owner) => draftOf(owner, page.id))
  expect([Object.keys(draft.sections), Object.keys(draft.blocks)]).toEqual([[block.section], [block.id]])
})

test('undoing a restoration takes it back, and others’ changes since stay', async () => {
  const { page, block } = await newPage()
  await change(page.id, typed(block.id, 1, 'Hello. '))
  const { back } = await as((owner) => restoreVersion(owner, { id: page.id, seq: 0 }))
  await change(page.id, titled('Meanwhile'))
  await change(page.id, back as Operation)
  const draft = await as((owner) => draftOf(owner, page.id))
  expect(plainText(draft.blocks[block.id]?.props['text'])).toBe('Hello. We bake.')
  expect(draft.settings['title']).toBe('Meanwhile')
  expect((await as((owner) => restoreVersion(owner, { id: page.id, seq: draft.seq }))).back).toBeNull()
})

test('the history groups the gestures of one person, and shows named and published versions', async () => {
  const { page, block } = await newPage()
  await change(page.id, typed(block.id, 1, 'a'))
  await change(page.id, typed(block.id, 1, 'b'))
  await as((owner) => nameVersion(owner, { id: page.id, name: 'Before the fair' }))
  ctx.clock.forward(60 * 60_000)
  await change(page.id, titled('Fair'))
  await as((owner) => publish(owner, { documents: [page.id] }))
  const { entries, more } = await as((owner) => history(owner, { id: page.id }))
  expect(entries.map(({ kind, seq, fromSeq, count, label }) => [kind, seq, fromSeq, count, label])).toEqual([
    ['published', 3, 3, 0, null],
    ['edit', 3, 3, 1, null],
    ['named', 2, 2, 0, 'Before the fair'],
    ['edit', 2, 1, 2, null],
  ])
  expect(entries[1]?.by?.name).toBe('Ada Owner')
  expect(more).toBe(false)
})

test('two versions are compared by their differences', async () => {
  const { page, block } = await newPage()
  await change(page.id, typed(block.id, 1, 'a'))
  await change(page.id, titled('Bread'))
  const at = (seq: number) => as((owner) => versionAt(owner, { id: page.id, seq }))
  expect(describeChanges(await at(0), await at(2)).map(({ what, did, fields }) => [what, did, fields])).toEqual([
    ['settings', 'changed', ['title']],
    ['block', 'changed', ['text']],
  ])
})

test('before publishing a person sees its effect for visitors', async () => {
  const { page } = await newPage()
  expect((await as((owner) => changesSincePublished(owner, { id: page.id }))).neverPublished).toBe(true)
  await as((owner) => publish(owner, { documents: [page.id] }))
  expect(await as((owner) => changesSincePublished(owner, { id: page.id }))).toEqual({
    neverPublished: false,
    changes: [],
  })
  await change(page.id, titled('Bread'))
  const { changes } = await as((owner) => changesSincePublished(owner, { id: page.id }))
  expect(changes.map(({ id, did }) => [id, did])).toEqual([['title', 'changed']])
})

test('after half a year the log is thinned to its snapshots, and named versions stay', async () => {
  const { page, block } = await newPage()
  for (let at = 0; at < 104; at += 1) await change(page.id, typed(block.id, 1, 'x'))
  await as((owner) => nameVersion(owner, { id: page.id, seq: 50, name: 'Half way' }))
  ctx.clock.forward(181 * 86_400_000)
  await change(page.id, titled('Later'))
  await as((owner) => tidySite.run(owner, { websiteId: site.id }))
  expect(await wordsAt(page.id, block.id, 50)).toHaveLength(50 + 'We bake.'.length)
  expect(await wordsAt(page.id, block.id, 105)).toHaveLength(104 + 'We bake.'.length)
  await expect(wordsAt(page.id, block.id, 30)).rejects.toMatchObject({ code: 'pages.version_gone' })
})

test('the history of another site does not exist', async () => {
  const { page } = await newPage()
  await expect(other.as((owner) => history(owner, { id: page.id }))).rejects.toMatchObject({ code: 'pages.not_found' })
  await expect(other.as((owner) => versionAt(owner, { id: page.id, seq: 0 }))).rejects.toMatchObject({
    code: 'pages.not_found',
  })
})

test('a version that does not exist is not kept', async () => {
  const { page } = await newPage()
  await expect(as((owner) => versionAt(owner, { id: page.id, seq: 9 }))).rejects.toMatchObject({
    code: 'pages.version_gone',
  })
})
