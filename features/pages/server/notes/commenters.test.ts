import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { browserOf, personWith, twoSites } from '../../../../tests/security/two-sites.ts'

const { ctx, app, first, second } = await twoSites()
const reader = await browserOf(ctx, app, await personWith(ctx, first, ['commenter']), first)
const id = first.page.id
const change = { kind: 'changeSettings', changes: [{ path: ['title'], value: 'Taken' }] }

test('a commenter reads drafts with all their images, and the comments', async () => {
  const paths = ['', '/operations?since=0', '/around', '/notes'].map((part) => `/api/documents/${id}${part}`)
  const answers = await Promise.all([...paths, '/api/pages', '/api/linked-sections'].map((path) => reader.ask(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('a commenter begins and answers conversations, and leaves settling to others', async () => {
  const answered = await reader.send('POST', `/api/documents/${id}/notes`, {
    blockId: null,
    about: '',
    body: 'Too long?',
  })
  expect(answered.status).toBe(200)
  const { id: note } = answered.json<{ id: string }>()
  expect((await reader.send('POST', `/api/notes/${note}/answers`, { body: 'I think so.' })).status).toBe(200)
  expect((await reader.send('POST', `/api/notes/${note}/resolve`, { isResolved: true })).status).toBe(403)
  const { threads } = (await first.owner.ask(`/api/documents/${id}/notes`)).json<{
    threads: { notes: { body: string }[] }[]
  }>()
  expect(threads.flatMap(({ notes }) => notes.map(({ body }) => body)).toSorted()).toEqual(['I think so.', 'Too long?'])
})

test('a commenter changes, publishes, deletes and shares nothing, and sees no other site', async () => {
  const append = { base: 0, client: newId(), operations: [{ n: 1, operation: change }] }
  const refused = await Promise.all([
    reader.send('POST', `/api/documents/${id}/operations`, append),
    reader.send('POST', '/api/documents/publish', { documents: [id] }),
    reader.send('POST', `/api/documents/${id}/trash`, {}),
    reader.send('POST', `/api/documents/${id}/preview-link`, {}),
    reader.ask(`/api/documents/${id}/history`),
    reader.ask(`/api/pages/${id}/settings`),
    reader.ask('/api/media'),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  expect((await reader.ask(`/api/documents/${second.page.id}`)).status).toBe(404)
})
