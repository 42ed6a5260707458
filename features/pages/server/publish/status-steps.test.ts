import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { enumerations } from '#platform/contract'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { pagesFeature } from '../pages.feature.ts'

type Status = keyof typeof enumerations.contentStatuses

const ctx = await testContext({ features: [accountsFeature, sitesFeature, pagesFeature] })
const site = await testSite(ctx)
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)
const statuses = Object.keys(enumerations.contentStatuses) as Status[]
/** How a page that was just made gets to each status. */
const ways: Record<Status, readonly Status[]> = {
  published: ['published'],
  scheduled: ['scheduled'],
  needsReview: ['needsReview'],
  draft: [],
  private: ['published', 'private'],
  deleted: ['deleted'],
}

/** Sends the request by which the owner's screens bring a page to a status. */
function send(id: string, to: Status, from: Status) {
  if (to === 'deleted') return owner.send('POST', `/api/documents/${id}/trash`)
  if (from === 'deleted') return owner.send('POST', `/api/trash/${id}/restore`)
  if (to === 'scheduled')
    return owner.send('POST', '/api/documents/publish', { documents: [id], at: '2026-06-02T10:00:00Z' })
  return owner.send('POST', `/api/documents/${id}/status`, { status: enumerations.contentStatuses[to] })
}

async function pageWithStatus(status: Status): Promise<string> {
  const { id } = (await owner.send('POST', '/api/pages', { title: `A ${status} page` })).json<{ id: string }>()
  let from: Status = 'draft'
  for (const to of ways[status]) {
    expect((await send(id, to, from)).status).toBe(200)
    from = to
  }
  return id
}

/** As it is stored: a page in the bin cannot be opened. */
async function statusOf(id: string): Promise<number> {
  const row = await site.as((tx) =>
    tx.db.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return row.status
}

test('C3.24 C4.62 a page can be published 1, scheduled 2, in need of review 3, a draft 4, private 5 and deleted 6', async () => {
  const numbers: number[] = []
  for (const status of statuses) numbers.push(await statusOf(await pageWithStatus(status)))
  expect(Object.fromEntries(statuses.map((status, at) => [status, numbers[at]]))).toEqual({
    published: 1,
    scheduled: 2,
    needsReview: 3,
    draft: 4,
    private: 5,
    deleted: 6,
  })
})

test.each([
  ['draft', ['published', 'scheduled', 'needsReview', 'deleted']],
  ['needsReview', ['published', 'draft', 'deleted']],
  ['published', ['needsReview', 'draft', 'private', 'deleted']],
  ['scheduled', ['published', 'draft', 'deleted']],
  ['private', ['published', 'deleted']],
  ['deleted', ['draft']],
] as const)('C4.63 a page that is %s becomes %j and nothing else', async (from, allowed) => {
  const reached: Status[] = []
  for (const to of statuses.filter((status) => status !== from)) {
    const id = await pageWithStatus(from)
    await send(id, to, from)
    if ((await statusOf(id)) === enumerations.contentStatuses[to]) reached.push(to)
  }
  expect(reached).toEqual(allowed)
})
