import { accountsFeature, startSession } from '#features/accounts/server'
import { asOwner } from '#features/sites/server'
import type { Account } from '#platform/context'
import { newId } from '#platform/contract'
import { openChangeFeed } from '#platform/database'
import type { CalledBy, ServerEvent } from '#platform/http'
import { type TestContext, testContext } from '#support/context'
import { pageWithText, titled } from '#support/page'
import { testSite } from '#support/site'
import { within } from '#support/within'
import { afterEach, expect, test } from 'vitest'
import type { PersonHere } from '../../contract/index.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { pagesFeature } from '../pages.feature.ts'
import { documentEvents } from '../operations/document-events.ts'
import { reportChoice } from './report-choice.ts'
import { atEnd } from '#support/at-end'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as, site, account: ada } = await testSite(ctx)
const processes = [ctx, ctx.another()] as const
for (const opened of processes) {
  const feed = openChangeFeed(opened.db, { url: ctx.databaseUrl })
  atEnd(feed.close)
}

const open: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((close) => close()))))

/** An open editor in a process: the events it received so far, and how it is closed. */
async function editorIn(process: TestContext, id: string, account: Account = ada) {
  const connection = new AbortController()
  const client = newId()
  const caller = { disconnected: connection.signal, session: null, address: '127.0.0.1', userAgent: 'Test' }
  const session = await startSession(
    { ...ctx, caller: caller as unknown as CalledBy['caller'] },
    { accountId: account.id, websiteId: site.id, proven: true },
  )
  const owner = {
    ...asOwner({ ...process, site, locale: 'en' as const }, account, ['admin']),
    caller: { ...caller, session } as unknown as CalledBy['caller'],
  }
  const told: ServerEvent[] = []
  const { body } = await documentEvents(owner, { id, since: 0, client })
  const ended = (async () => {
    for await (const event of body) told.push(event)
  })()
  open.push(async () => {
    connection.abort()
    await ended
  })
  const people = () =>
    (told.findLast(({ event }) => event === 'people')?.data as { people: PersonHere[] } | undefined)?.people ?? []
  return {
    client,
    told,
    people,
    close: () => connection.abort(),
    chooses: (block: string | null, editing: string | null = null) =>
      reportChoice(owner, { id, client, blocks: block ? [block] : [], section: null, editing, pointer: null }),
  }
}

test('two editors in two processes see each other, and each other’s selection', async () => {
  const {
    page,
    block: { id: block },
  } = await as((owner) => pageWithText(owner, 'We bake.'))
  const first = await editorIn(processes[0], page.id)
  const second = await editorIn(processes[1], page.id)
  await within(5000, async () => {
    expect(
      first
        .people()
        .map(({ client }) => client)
        .sort(),
    ).toEqual([first.client, second.client].sort())
    expect(second.people()).toHaveLength(2)
  })
  await second.chooses(block, block)
  await within(5000, async () =>
    expect(first.people().find(({ client }) => client === second.client)).toMatchObject({
      name: ada.name,
      blocks: [block],
      editing: block,
    }),
  )
  second.close()
  await within(6000, async () => expect(first.people().map(({ client }) => client)).toEqual([first.client]))
})

test('a person who left while a process could not listen is removed there once it listens again, and others are not', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.'))
  const deaf = ctx.another()
  const feed = openChangeFeed(deaf.db, { url: ctx.databaseUrl })
  const clients = (editor: typeof first) =>
    editor
      .people()
      .map(({ client }) => client)
      .sort()
  const first = await editorIn(deaf, page.id)
  const staying = await editorIn(processes[0], page.id)
  const leaving = await editorIn(processes[1], page.id)
  await within(5000, async () => expect(first.people()).toHaveLength(3))
  await feed.close()
  leaving.close()
  // Another process has heard that they left: the word has been said, and is not said again.
  await within(6000, async () => expect(clients(staying)).toEqual([first.client, staying.client].sort()))
  expect(first.people()).toHaveLength(3)
  atEnd(openChangeFeed(deaf.db, { url: ctx.databaseUrl }).close)
  await within(5000, async () => expect(clients(first)).toEqual([first.client, staying.client].sort()))
})

test('a person cannot select for another', async () => {
  const {
    page,
    block: { id: block },
  } = await as((owner) => pageWithText(owner, 'We bake.'))
  const first = await editorIn(processes[0], page.id)
  await within(5000, async () => expect(first.people()).toHaveLength(1))
  const stranger = asOwner({ ...ctx, site, locale: 'en' as const }, { ...ada, id: newId() }, ['admin'])
  await reportChoice(stranger, {
    id: page.id,
    client: first.client,
    blocks: [block],
    section: null,
    editing: null,
    pointer: null,
  })
  await first.chooses(null, block)
  await within(5000, async () => expect(first.people()[0]).toMatchObject({ blocks: [], editing: block }))
})

test('a change that is stored reaches editors in this process and another without a poll', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.'))
  const editors = [await editorIn(processes[0], page.id), await editorIn(processes[1], page.id)]
  await within(5000, async () => expect(editors.every(({ people }) => people().length === 2)).toBe(true))
  const waits: number[] = []
  for (const title of ['Bread', 'Rolls', 'Cake', 'Tea', 'Coffee']) {
    const began = performance.now()
    await as((owner) => changeDocument(owner, { id: page.id, operation: titled(title) }))
    await within(5000, async () =>
      expect(editors.every(({ told }) => JSON.stringify(told.at(-1)).includes(title))).toBe(true),
    )
    waits.push(performance.now() - began)
  }
  // The look that comes by itself would take a second on average.
  expect(Math.min(...waits)).toBeLessThan(500)
})
