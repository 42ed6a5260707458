import { accountsFeature } from '#features/accounts/server'
import { apply, charactersPerDocument, type Operation, type PlainOperation } from '#platform/document'
import { testContext } from '#support/context'
import { appendFrom, pageWithText, textBlock, titled, typed } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { requestSchema } from '#platform/document'
import { operationsSince } from '../operations/operations-since.ts'
import { pagesFeature } from '../pages.feature.ts'
import { draftOf } from './version-at.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as } = await testSite(ctx)
const send = appendFrom({ as })
const newPage = () => as((owner) => pageWithText(owner, 'We bake.'))
const typedTimes = (block: string, count: number): Operation => {
  const item = typed(block, 1, 'x') as Extract<PlainOperation, { kind: 'changeText' }>
  return { ...item, steps: Array.from({ length: count }, () => item.steps[0] ?? {}) }
}
const settings = (count: number): Operation => ({
  kind: 'changeSettings',
  changes: Array.from({ length: count }, (_, at) => ({ path: [`key${at}`], value: at })),
})

test('every change and every text step counts towards the limit of one request', () => {
  const request = (operations: Operation[]) => ({
    base: 0,
    client: 'tab',
    operations: operations.map((operation, at) => ({ n: at + 1, operation })),
  })
  expect(requestSchema.safeParse(request([settings(5000)])).success).toBe(true)
  expect(requestSchema.safeParse(request([settings(5000), titled('x')])).success).toBe(false)
  expect(requestSchema.safeParse(request([typedTimes('a', 5001)])).success).toBe(false)
})

test('a part of more than 500 changes is refused and the rest of the request is done', async () => {
  const { page } = await newPage()
  const { outcomes } = await send(page.id, 'tab', 0, [settings(501), settings(500)])
  expect(outcomes).toEqual([
    { n: 1, seq: null, dropped: [{ index: 0, reason: 'refused' }] },
    { n: 2, seq: 1, dropped: [] },
  ])
})

test('several changes of one operation are reverted, also where one falls on another', () => {
  const before = { id: 'a'.repeat(24), kind: 'page' as const, seq: 0, sections: {}, blocks: {} }
  const start = {
    ...before,
    settings: {
      a: {
        b: 1,
        list: [
          { id: 'x', n: 1 },
          { id: 'y', n: 2 },
        ],
      },
      c: 3,
    },
  }
  const copy = structuredClone(start)
  const changes = [
    { path: ['a', 'b'], value: 2 },
    { path: ['a', 'list', { id: 'x' }, 'n'], value: 9 },
    { path: ['a', 'list', { id: 'x' }], value: { n: 5 }, before: null },
    { path: ['a'], value: { d: 1 } },
    { path: ['a', 'd'], value: 2 },
    { path: ['c'], remove: true },
  ]
  const applied = apply(start, { kind: 'changeSettings', changes })
  expect(applied.document.settings).toEqual({ a: { d: 2 } })
  expect([start, changes[3]?.value]).toEqual([copy, { d: 1 }])
})

test('typing on an old base in a text with much typing is refused to the client, which fetches that first', async () => {
  const { page, block } = await newPage()
  for (let at = 0; at < 4; at++) await send(page.id, `other-${at}`, at, [typedTimes(block.id, 250)])
  await expect(send(page.id, 'tab', 0, [typedTimes(block.id, 200)])).rejects.toMatchObject({
    code: 'pages.too_far_behind',
  })
  const { outcomes } = await send(page.id, 'tab', 4, [typedTimes(block.id, 200)])
  expect(outcomes).toEqual([{ n: 1, seq: 5, dropped: [] }])
})

test('a page of the maximum length takes no more, says so, and can be made shorter', async () => {
  const { page, block } = await newPage()
  const words = (characters: number): Operation => ({
    kind: 'changeBlock',
    id: block.id,
    changes: [{ path: ['text'], value: textBlock(block.section, 'x'.repeat(characters)).props['text'] }],
  })
  expect((await send(page.id, 'tab', 0, [words(charactersPerDocument - 5000)])).outcomes[0]?.seq).toBe(1)
  const { outcomes, seq } = await send(page.id, 'tab', 1, [words(charactersPerDocument + 1)], 2)
  expect([seq, outcomes]).toEqual([1, [{ n: 2, seq: null, dropped: [{ index: 0, reason: 'document_large' }] }]])
  expect((await send(page.id, 'tab', 1, [words(10)], 3)).seq).toBe(2)
  expect((await as((owner) => draftOf(owner, page.id))).seq).toBe(2)
})

test('a log of many megabytes is fetched in parts, and a client far behind is asked to fetch them', async () => {
  const { page, block } = await newPage()
  const long: Operation = {
    kind: 'changeBlock',
    id: block.id,
    changes: [{ path: ['text'], value: textBlock(block.section, 'x'.repeat(1_500_000)).props['text'] }],
  }
  for (let at = 0; at < 4; at++) await send(page.id, 'tab', at, [long], at + 1)
  await expect(send(page.id, 'late', 0, [titled('Late')])).rejects.toMatchObject({ code: 'pages.too_far_behind' })
  const first = await as((owner) => operationsSince(owner, { id: page.id, since: 0 }))
  const second = await as((owner) => operationsSince(owner, { id: page.id, since: first.seq }))
  expect([first.operations.length, first.seq, second.operations.length, second.seq]).toEqual([2, 2, 2, 4])
})
