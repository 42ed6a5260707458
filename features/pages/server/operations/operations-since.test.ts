import { accountsFeature, endSessionsOf, startSession } from '#features/accounts/server'
import { asOwner } from '#features/sites/server'
import type { CalledBy } from '#platform/http'
import { testContext } from '#support/context'
import { pageWithText, titled } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { changeDocument } from './append-operations.ts'
import { documentEvents } from './document-events.ts'
import { operationsSince } from './operations-since.ts'
import { pagesFeature } from '../pages.feature.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as, site, account } = await testSite(ctx)
const other = await testSite(ctx)

test('a client that was offline gets the changes since then', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.'))
  for (const title of ['One', 'Two', 'Three'])
    await as((owner) => changeDocument(owner, { id: page.id, operation: titled(title) }))
  const part = await as((owner) => operationsSince(owner, { id: page.id, since: 1 }))
  expect([part.seq, part.operations.map(({ seq }) => seq)]).toEqual([3, [2, 3]])
})

function callerWith(disconnected: AbortSignal, session: string | null = null): CalledBy['caller'] {
  return { disconnected, session, address: '127.0.0.1', userAgent: 'Test' } as CalledBy['caller']
}

async function listen(id: string, connection: AbortController) {
  const caller = callerWith(connection.signal)
  const session = await startSession({ ...ctx, caller }, { accountId: account.id, websiteId: site.id, proven: true })
  const listening = {
    ...asOwner({ ...ctx.another(), site, locale: 'en' as const }, account, ['admin']),
    caller: callerWith(connection.signal, session),
  }
  return (await documentEvents(listening, { id, since: 0 })).body[Symbol.asyncIterator]()
}

test('others’ operations arrive as events, from another process too, until the connection ends', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.'))
  const connection = new AbortController()
  const stream = await listen(page.id, connection)
  expect((await stream.next()).value).toEqual({ event: 'ready', data: { seq: 0 } })
  const next = stream.next()
  await as((owner) => changeDocument(owner, { id: page.id, operation: titled('Bread') }))
  expect((await next).value).toMatchObject({
    event: 'operations',
    id: '1',
    data: { seq: 1, operations: [{ operation: titled('Bread') }] },
  })
  const last = stream.next()
  connection.abort()
  expect((await last).done).toBe(true)
})

test('a person who signs out receives no more operations', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.'))
  const stream = await listen(page.id, new AbortController())
  await stream.next()
  await endSessionsOf(ctx, account.id)
  await as((owner) => changeDocument(owner, { id: page.id, operation: titled('Bread') }))
  expect((await stream.next()).done).toBe(true)
})

test('events of another site’s document are refused', async () => {
  const { page } = await other.as((owner) => pageWithText(owner, 'Theirs'))
  const caller = callerWith(new AbortController().signal)
  const listening = { ...asOwner({ ...ctx, site, locale: 'en' as const }, account, ['admin']), caller }
  await expect(documentEvents(listening, { id: page.id, since: 0 })).rejects.toMatchObject({ code: 'pages.not_found' })
})
