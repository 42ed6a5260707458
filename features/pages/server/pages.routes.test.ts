import type { AppendAnswer } from '#platform/document'
import { newId } from '#platform/contract'
import { neighbouringSites } from '#support/neighbouring-sites'
import { textBlock, titled } from '#support/page'
import { expect, test } from 'vitest'
import type { DocumentSummary } from '../contract/index.ts'

const { owner, guest, neighbour } = await neighbouringSites()

async function madePage(title: string): Promise<DocumentSummary> {
  const response = await owner.send('POST', '/api/pages', { title })
  expect(response.text).toContain(title)
  return response.json<DocumentSummary>()
}

test('a page is made, written, published and listed over HTTP', async () => {
  const page = await madePage('Opening hours')
  const section = newId()
  const operations = [
    { n: 1, operation: { kind: 'insertSection', section: { id: section, order: 'a0' } } },
    { n: 2, operation: { kind: 'insertBlock', block: textBlock(section, 'From seven.') } },
  ]
  const answered = await owner.send('POST', `/api/documents/${page.id}/operations`, {
    client: 'tab',
    base: 0,
    operations,
  })
  expect(answered.json<AppendAnswer>()).toMatchObject({ seq: 2, outcomes: [{ seq: 1 }, { seq: 2 }] })
  await owner.send('POST', '/api/documents/publish', { documents: [page.id] })
  const { pages } = (await owner.ask('/api/pages')).json<{ pages: DocumentSummary[] }>()
  expect(pages).toMatchObject([{ id: page.id, path: '/opening-hours', status: 1, hasUnpublishedChanges: false }])
})

test('versions, changes and history are requested by numbers in the address', async () => {
  const page = await madePage('Numbers')
  const operations = [{ n: 1, operation: titled('One') }]
  await owner.send('POST', `/api/documents/${page.id}/operations`, { client: 'tab', base: 0, operations })
  const version = await owner.ask(`/api/documents/${page.id}/versions/0`)
  expect(version.json<{ settings: { title: string } }>().settings.title).toBe('Numbers')
  const since = await owner.ask(`/api/documents/${page.id}/operations?since=0`)
  expect(since.json<AppendAnswer>().operations).toMatchObject([{ seq: 1, client: 'tab', n: 1 }])
  const history = await owner.ask(`/api/documents/${page.id}/history`)
  expect(history.json<{ entries: unknown[] }>().entries).toHaveLength(1)
})

test('an invalid operation is answered as refused, and the others of its request are done', async () => {
  const page = await madePage('Hostile')
  const hostile = [
    { kind: 'changeSettings', changes: [{ path: ['__proto__', 'x'], value: 1 }] },
    { kind: 'changeText', id: page.id },
    { kind: 'batch', operations: [null, 7, { kind: 'nothing' }] },
    { kind: 'insertBlock', block: { id: '__proto__' } },
  ]
  const operations = [...hostile, titled('Still here')].map((operation, at) => ({ n: at + 1, operation }))
  const answered = await owner.send('POST', `/api/documents/${page.id}/operations`, {
    client: 'tab',
    base: 0,
    operations,
  })
  const { outcomes } = answered.json<AppendAnswer>()
  expect(outcomes.map(({ seq }) => seq)).toEqual([null, null, null, null, 1])
  expect(new Set(outcomes.flatMap(({ dropped }) => dropped.map(({ reason }) => reason)))).toEqual(new Set(['refused']))
})

test('a malformed request is refused with a sentence and no stack', async () => {
  const page = await madePage('Nonsense')
  const refused = await owner.send('POST', `/api/documents/${page.id}/operations`, {
    client: 'tab',
    base: -1,
    operations: [],
  })
  expect(refused.status).toBe(400)
  expect(refused.text).not.toMatch(/\bat .*\.ts/)
})

test('a viewer reads and changes nothing, and a page of another site is not there', async () => {
  const page = await madePage('Ours')
  expect((await guest.ask('/api/pages')).status).toBe(403)
  expect((await guest.send('POST', `/api/documents/${page.id}/trash`)).status).toBe(403)
  expect((await neighbour.ask(`/api/documents/${page.id}`)).status).toBe(404)
  expect((await neighbour.send('POST', `/api/documents/${page.id}/trash`)).status).toBe(404)
})
