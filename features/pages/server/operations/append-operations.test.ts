import { accountsFeature } from '#features/accounts/server'
import { type AppendAnswer, type Document, type Operation, plainText } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { appendFrom, pageWithText, textBlock, titled, typed } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { appendOperations, changeDocument } from './append-operations.ts'
import { operationsSince } from './operations-since.ts'
import { pagesFeature } from '../pages.feature.ts'
import { documentAt, draftOf } from '../documents/version-at.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as } = await testSite(ctx)
const other = await testSite(ctx)
const send = appendFrom({ as })
const newPage = (words: string) => as((owner) => pageWithText(owner, words))
const wordsOf = (document: Document, block: string): string => plainText(document.blocks[block]?.props['text'])
const draft = (id: string): Promise<Document> => as((owner) => draftOf(owner, id))
const reasons = (answer: AppendAnswer): string[] =>
  answer.outcomes.flatMap(({ dropped }) => dropped.map(({ reason }) => reason))

test('two tabs that type in one paragraph from the same base lose nothing', async () => {
  const { page, block } = await newPage('We bake.')
  await send(page.id, 'tab-a', 0, [typed(block.id, 1, 'Hello. ')])
  await send(page.id, 'tab-b', 0, [typed(block.id, 8, ' Daily')])
  expect(wordsOf(await draft(page.id), block.id)).toBe('Hello. We bake Daily.')
})

test('many tabs that write at the same moment are put in one order, none lost and none doubled', async () => {
  const { page, block } = await newPage('')
  const characters = [...'abcdefghijkl']
  await Promise.all(characters.map((letter) => send(page.id, `tab-${letter}`, 0, [typed(block.id, 1, letter)])))
  const { operations } = await as((owner) => operationsSince(owner, { id: page.id, since: 0 }))
  expect(operations.map(({ seq }) => seq)).toEqual(characters.map((_letter, at) => at + 1))
  expect([...wordsOf(await draft(page.id), block.id)].toSorted()).toEqual(characters)
})

test('the same request twice has one effect and the same answer', async () => {
  const { page, block } = await newPage('We bake.')
  const first = await send(page.id, 'tab', 0, [typed(block.id, 1, 'Hello. '), titled('Bread')])
  const again = await send(page.id, 'tab', 0, [typed(block.id, 1, 'Hello. '), titled('Bread')])
  expect(again).toEqual(first)
  expect(wordsOf(await draft(page.id), block.id)).toBe('Hello. We bake.')
})

test('a repeated request with further operations continues where the first one ended', async () => {
  const { page, block } = await newPage('We bake.')
  await send(page.id, 'tab-a', 0, [typed(block.id, 1, 'Hello. ')])
  await send(page.id, 'tab-b', 1, [typed(block.id, 1, 'Psst! ')])
  const answer = await send(page.id, 'tab-a', 0, [typed(block.id, 1, 'Hello. '), typed(block.id, 8, 'Again. ')])
  expect(answer.outcomes.map(({ n, seq }) => [n, seq])).toEqual([
    [1, 1],
    [2, 3],
  ])
  expect(wordsOf(await draft(page.id), block.id)).toBe('Psst! Hello. Again. We bake.')
})

test('an operation on a deleted block is answered as dropped and not written', async () => {
  const { page, block } = await newPage('We bake.')
  await send(page.id, 'tab-a', 0, [{ kind: 'removeBlock', id: block.id }])
  const answer = await send(page.id, 'tab-b', 0, [typed(block.id, 1, 'Hello. ')])
  expect(answer.outcomes).toEqual([{ n: 1, seq: null, dropped: [{ index: 0, reason: 'gone' }] }])
  expect(answer.seq).toBe(1)
})

test('a part of a gesture that does not fit is dropped, the rest is done', async () => {
  const { page } = await newPage('We bake.')
  const batch: Operation = {
    kind: 'batch',
    operations: [titled('Bread') as never, { kind: 'removeBlock', id: newId() }],
  }
  const answer = await send(page.id, 'tab', 0, [batch])
  expect(answer.outcomes).toEqual([{ n: 1, seq: 1, dropped: [{ index: 1, reason: 'gone' }] }])
  expect((await draft(page.id)).settings['title']).toBe('Bread')
})

test('props that break the block’s contract are refused', async () => {
  const { page, block } = await newPage('We bake.')
  const answer = await send(page.id, 'tab', 0, [
    { kind: 'changeBlock', id: block.id, changes: [{ path: ['text'], value: '<b>no</b>' }] },
  ])
  expect(reasons(answer)).toEqual(['invalid'])
})

test('settings of an unknown shape are refused', async () => {
  const { page } = await newPage('We bake.')
  const answer = await send(page.id, 'tab', 0, [
    { kind: 'changeSettings', changes: [{ path: ['title'], value: { no: 1 } }] },
  ])
  expect(reasons(answer)).toEqual(['invalid'])
})

test('C9.28 the editor adds no more than 60 blocks to one layout', async () => {
  const { page, block } = await newPage('We bake.')
  const blocks = Array.from({ length: 60 }, () => textBlock(block.section, 'More'))
  const answer = await send(
    page.id,
    'tab',
    0,
    blocks.map((newBlock) => ({ kind: 'insertBlock', block: newBlock })),
  )
  expect(answer.outcomes.filter(({ seq }) => seq !== null)).toHaveLength(59)
  expect(reasons(answer)).toEqual(['full'])
})

test('the editor adds no more than 200 sections and 2,000 blocks to a page, and says which limit was reached', async () => {
  const { page, block } = await newPage('We bake.')
  const { sections } = await draft(page.id)
  const pattern = sections[block.section]
  if (!pattern) throw new Error('The page has no section.')
  const section = (at: number) => ({ ...pattern, id: newId(), order: `${pattern.order}${String(at).padStart(5, '0')}` })
  const many = Array.from({ length: 5000 }, (_, at) => section(at))
  const answer = await send(page.id, 'tab', 0, [
    { kind: 'batch', operations: many.map((newSection) => ({ kind: 'insertSection', section: newSection })) },
  ])
  expect(answer.outcomes[0]?.dropped).toHaveLength(5000 - 199)
  expect(new Set(answer.outcomes[0]?.dropped.map(({ reason }) => reason))).toEqual(new Set(['sections_full']))
  const blocks = many.slice(0, 50).flatMap(({ id }) => Array.from({ length: 45 }, () => textBlock(id, 'More')))
  const filled = await send(
    page.id,
    'tab',
    answer.seq,
    [{ kind: 'batch', operations: blocks.map((newBlock) => ({ kind: 'insertBlock', block: newBlock })) }],
    2,
  )
  const refused = filled.outcomes[0]?.dropped ?? []
  expect([refused.length, new Set(refused.map(({ reason }) => reason))]).toEqual([
    blocks.length - 1999,
    new Set(['document_full']),
  ])
})

test('an operation refused in the middle of a batch leaves no trace, and the rest is done', async () => {
  const { page, block } = await newPage('We bake.')
  const [first, second] = [textBlock(block.section, 'One'), textBlock(block.section, 'Two')]
  const broken = { ...textBlock(block.section, ''), props: { text: '<b>no</b>' } }
  const answer = await send(page.id, 'tab', 0, [
    {
      kind: 'batch',
      operations: [first, broken, second].map((newBlock) => ({ kind: 'insertBlock', block: newBlock })),
    },
  ])
  expect(answer.outcomes[0]?.dropped).toEqual([{ index: 1, reason: 'invalid' }])
  expect(Object.keys((await draft(page.id)).blocks).toSorted()).toEqual([block.id, first.id, second.id].toSorted())
})

test('a block of an unknown type is kept', async () => {
  const { page, block } = await newPage('We bake.')
  const strange = { ...textBlock(block.section, ''), type: 'hologram', props: { beam: 1 } }
  const answer = await send(page.id, 'tab', 0, [{ kind: 'insertBlock', block: strange }])
  expect(answer.seq).toBe(1)
  expect((await draft(page.id)).blocks[strange.id]?.props).toEqual({ beam: 1 })
})

test('a base that the server does not know is a conflict', async () => {
  const { page } = await newPage('We bake.')
  await expect(send(page.id, 'tab', 7, [titled('x')])).rejects.toMatchObject({ code: 'pages.history_replaced' })
})

test('a document of another site does not exist here', async () => {
  const { page } = await newPage('We bake.')
  const elsewhere = other.as((owner) =>
    appendOperations(owner, { id: page.id, client: 'x', base: 0, operations: [{ n: 1, operation: titled('x') }] }),
  )
  await expect(elsewhere).rejects.toMatchObject({ code: 'pages.not_found' })
  await expect(other.as((owner) => operationsSince(owner, { id: page.id, since: 0 }))).rejects.toMatchObject({
    code: 'pages.not_found',
  })
})

test('a person who may not edit content changes nothing', async () => {
  const { page } = await newPage('We bake.')
  const asViewer = as(
    (owner) =>
      appendOperations(owner, { id: page.id, client: 'x', base: 0, operations: [{ n: 1, operation: titled('x') }] }),
    ['viewer'],
  )
  await expect(asViewer).rejects.toMatchObject({ kind: 'forbidden' })
})

test('only roles with the code-injection permission store a link or a block that runs code', async () => {
  const { page, block } = await newPage('We bake.')
  const mark = {
    stepType: 'addMark',
    mark: { type: 'link', attrs: { href: 'javascript:alert(1)', target: null, title: null } },
    from: 1,
    to: 3,
  }
  const linked: Operation = { kind: 'changeText', id: block.id, path: ['text'], steps: [mark] }
  const code = {
    ...textBlock(block.section, ''),
    type: 'code',
    props: { mode: 'run', language: 'html', source: '<script>1</script>' },
  }
  const both: Operation[] = [linked, { kind: 'insertBlock', block: code }]
  const ask = (owner: OwnerTransaction, client: string) =>
    appendOperations(owner, {
      id: page.id,
      client,
      base: 0,
      operations: both.map((operation, at) => ({ n: at + 1, operation })),
    })
  expect(reasons(await as((owner) => ask(owner, 'editor'), ['editor']))).toEqual(['forbidden', 'forbidden'])
  expect(reasons(await as((owner) => ask(owner, 'admin')))).toEqual([])
})

test('a change of the server’s own under one key is made once', async () => {
  const { page, block } = await newPage('We bake.')
  const change = () =>
    as((owner) => changeDocument(owner, { id: page.id, operation: typed(block.id, 1, 'x'), key: 'import 1' }))
  await change()
  await change()
  expect(wordsOf(await draft(page.id), block.id)).toBe('xWe bake.')
})

test('every version of the past can be built again, also far from a snapshot', async () => {
  const { page, block } = await newPage('')
  for (let at = 0; at < 25; at += 1) {
    await send(
      page.id,
      'tab',
      at * 10,
      Array.from({ length: 10 }, () => typed(block.id, 1, 'x')),
      at * 10 + 1,
    )
  }
  const at137 = await as(async (owner) => documentAt(owner, { id: page.id, head: page, head_seq: 250 }, 137))
  expect(wordsOf(at137, block.id)).toHaveLength(137)
  const snapshots = await as((owner) =>
    owner.db.selectFrom('document_snapshots').select('seq').where('document_id', '=', page.id).orderBy('seq').execute(),
  )
  expect(snapshots.map(({ seq }) => seq)).toEqual([0, 100, 200])
})
