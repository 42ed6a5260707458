import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { pageWithText } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { pagesFeature } from '../pages.feature.ts'
import { listNotes } from './list-notes.ts'
import { answerNote, beginNotes, removeNote, resolveNotes } from './write-note.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, pagesFeature] })
const { as, account, site } = await testSite(ctx)
const neighbour = await testSite(ctx)
const { account: ben } = await testSite(ctx)
await as((owner) =>
  owner.db
    .insertInto('contributors')
    .values({ website_id: site.id, account_id: ben.id, roles: ['editor'], added_at: ctx.now() })
    .execute(),
)

async function conversation(body = 'Is this still true?', mentions: string[] = []) {
  const {
    page,
    block: { id: block },
  } = await as((owner) => pageWithText(owner, 'Open from seven.'))
  const { id } = await as((owner) =>
    beginNotes(owner, { id: page.id, blockId: block, about: 'Open from seven.', body, mentions }),
  )
  return { page, block, id }
}

const threadsOf = async (id: string) => (await as((owner) => listNotes(owner, { id }))).threads

test('a conversation is pinned to its block, with its answers in their order', async () => {
  const { page, block, id } = await conversation()
  ctx.clock.forward(1000)
  await as((owner) => answerNote(owner, { id, body: 'Yes.', mentions: [] }))
  const [thread] = await threadsOf(page.id)
  expect([thread?.blockId, thread?.about, thread?.notes.map(({ body, by }) => [body, by?.name])]).toEqual([
    block,
    'Open from seven.',
    [
      ['Is this still true?', account.name],
      ['Yes.', account.name],
    ],
  ])
})

test('a settled conversation continues after an answer', async () => {
  const { page, id } = await conversation()
  await as((owner) => resolveNotes(owner, { id, isResolved: true }))
  expect((await threadsOf(page.id)).map(({ isResolved, resolvedBy }) => [isResolved, resolvedBy])).toEqual([
    [true, account.name],
  ])
  await as((owner) => answerNote(owner, { id, body: 'Not quite.', mentions: [] }))
  expect((await threadsOf(page.id)).map(({ isResolved }) => isResolved)).toEqual([false])
})

test('a mentioned person gets an email that leads to the conversation; strangers and the writer get none', async () => {
  const { page, id } = await conversation('Could you look, @Ada Owner?', [ben.id, account.id, neighbour.account.id])
  const emails = await ctx.db
    .selectFrom('emails')
    .select(['recipient', 'text'])
    .where('website_id', '=', site.id)
    .execute()
  const written = emails.filter(({ text }) => text.includes('Could you look'))
  expect(written.map(({ recipient }) => recipient)).toEqual([ben.email])
  expect(written[0]?.text).toContain(`/config/edit/${page.id}?comment=${id}`)
})

test('people delete their own comments, and with the first one the whole conversation', async () => {
  const { page, id } = await conversation()
  const { id: answer } = await as((owner) => answerNote(owner, { id, body: 'Yes.', mentions: [] }))
  const other = { ...ben, id: newId() }
  await expect(as((owner) => removeNote({ ...owner, account: other }, { id }))).rejects.toMatchObject({
    code: 'pages.note_of_another',
  })
  await as((owner) => removeNote(owner, { id: answer }))
  expect((await threadsOf(page.id))[0]?.notes).toHaveLength(1)
  await as((owner) => removeNote(owner, { id }))
  expect(await threadsOf(page.id)).toEqual([])
})

test('another site neither reads nor answers it', async () => {
  const { page, id } = await conversation()
  await expect(neighbour.as((owner) => listNotes(owner, { id: page.id }))).rejects.toMatchObject({
    code: 'pages.not_found',
  })
  await expect(neighbour.as((owner) => answerNote(owner, { id, body: 'Hello', mentions: [] }))).rejects.toMatchObject({
    code: 'pages.note_gone',
  })
})

test('a person who may not edit neither reads nor writes notes', async () => {
  const { page } = await conversation()
  await expect(as((owner) => listNotes(owner, { id: page.id }), ['moderator'])).rejects.toMatchObject({
    code: 'accounts.not_allowed',
  })
})
