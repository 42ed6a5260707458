import { expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { publish } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import { product } from '../../../apps/server/features.ts'
import { testContext } from '#support/context'
import { setAvailability } from '#support/internals'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { withMailServer } from '#support/with-mail-server'
import { within } from '#support/within'
import { listComments } from './list-comments.ts'
import { replyAsOwner, setCommentStatus } from './moderate-comments.ts'

const ctx = await testContext({ features: product.features })
const { as, account } = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const app = await runningApp(ctx)
const host = 'bakker.localhost:8080'
const blog = await as((tx) => createCollection(tx, { type: 'blog', title: 'Nieuws' }))
const set = (values: Record<string, unknown>) => as((tx) => changeSettings(tx, { group: 'comments', values }))

async function post(title: string, comments = true): Promise<string> {
  return as(async (tx) => {
    const { id } = await createItem(tx, { collectionId: blog.id, settings: { title, comments } })
    await publish(tx, { documents: [id] })
    return id
  })
}

function submit(path: string, fields: Record<string, string>, browser = app.browser(host)) {
  const headers = {
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    accept: 'text/html',
  }
  return browser.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

async function write(document: string, more: Record<string, string> = {}, browser = app.browser(host)) {
  const fields = { document, name: 'Hedwig', email: 'hedwig@example.com', text: 'Mooi brood.', spent: '9000', ...more }
  const answer = await submit('/api/comments/write', fields, browser)
  return { status: answer.status, to: new URL(String(answer.headers.location), `http://${host}`) }
}

const listed = (document: string, status: 'approved' | 'pending' | 'spam') =>
  as(async (tx) => (await listComments(tx, { status, document, limit: 10 })).comments)
const emailsTo = async (recipient: string) => {
  return ctx.db.selectFrom('emails').select(['subject', 'text']).where('recipient', '=', recipient).execute()
}

test('the first comment of a visitor waits, its owner is notified, and the next one is on the page at once', async () => {
  const id = await post('Desem')
  const hedwig = app.browser(host)
  const first = await write(id, {}, hedwig)
  expect([first.status, first.to.pathname, first.to.searchParams.get('sent')]).toEqual([303, '/comment', '1'])
  const [waiting] = await listed(id, 'pending')
  expect(waiting).toMatchObject({ authorName: 'Hedwig', email: 'hedwig@example.com', path: '/nieuws/desem' })
  expect((await app.ask(host, '/nieuws/desem')).text).not.toContain('Mooi brood.')
  expect((await emailsTo(account.email)).map(({ subject }) => subject)).toContain('A comment on “Desem” waits for you')
  await as((tx) => setCommentStatus(tx, { ids: [waiting?.id ?? ''], status: 'approved' }))
  const second = await write(id, { text: 'En mooie korst.' }, hedwig)
  expect([second.to.pathname, second.to.hash.slice(0, 9)]).toEqual(['/nieuws/desem', '#comment-'])
  await within(3000, async () => expect((await app.ask(host, '/nieuws/desem')).text).toContain('En mooie korst.'))
  const page = (await app.ask(host, '/nieuws/desem')).text
  expect(page).toContain('action="/api/comments/write"')
  expect(page).not.toContain('hedwig@example.com')
})

test('typing the address of an approved writer does not approve a comment', async () => {
  const id = await post('Vreemden')
  const hedwig = app.browser(host)
  await write(id, { email: 'known@example.com', text: 'Eerste.' }, hedwig)
  const [waiting] = await listed(id, 'pending')
  await as((tx) => setCommentStatus(tx, { ids: [waiting?.id ?? ''], status: 'approved' }))
  await write(id, { email: 'known@example.com', text: 'Namens haar.' })
  await write(id, { email: 'other@example.com', text: 'Onder een ander adres.' }, hedwig)
  expect((await listed(id, 'pending')).map(({ email }) => email).toSorted()).toEqual([
    'known@example.com',
    'other@example.com',
  ])
})

test('the same words sent twice are one comment', async () => {
  const id = await post('Twee keer')
  await write(id, { email: 'bo@example.com' })
  await write(id, { email: 'bo@example.com' })
  expect(await listed(id, 'pending')).toHaveLength(1)
})

test.each([
  ['whose browser fills the field that nobody sees', { spare: 'https://hedwig.example' }],
  ['who pastes what they wrote elsewhere', { spent: '400' }],
])('a commenter who is %s waits, and the owner is notified', async (_, sign) => {
  const id = await post(`Teken ${Object.keys(sign)[0]}`)
  const before = (await emailsTo(account.email)).length
  await write(id, { email: 'person@example.com', ...sign })
  expect([(await listed(id, 'pending')).length, await listed(id, 'spam')]).toEqual([1, []])
  expect((await emailsTo(account.email)).length).toBe(before + 1)
})

test('a robot that fills in the hidden field at once is filed as spam without a message to it or to people', async () => {
  const id = await post('Robot')
  const before = (await emailsTo(account.email)).length
  const { to } = await write(id, { email: 'robot@example.com', spare: 'https://pills.example', spent: '400' })
  expect(to.searchParams.get('sent')).toBe('1')
  expect([await listed(id, 'pending'), (await listed(id, 'spam')).length]).toEqual([[], 1])
  expect((await emailsTo(account.email)).length).toBe(before)
})

test('a known commenter with more links than the site takes waits as well', async () => {
  const id = await post('Koppelingen')
  await write(id, { text: 'https://a.example https://b.example www.c.example' })
  expect(await listed(id, 'pending')).toHaveLength(1)
})

test.each([
  ['no name', { name: ' ' }, 'comments.name_missing', 'Vul je naam in.'],
  ['no address', { email: 'hedwig' }, 'comments.email_unfit', 'Vul je e-mailadres in'],
  ['no words', { text: ' \n ' }, 'comments.text_missing', 'Schrijf eerst iets.'],
  ['too many words', { text: 'a'.repeat(5001) }, 'comments.text_too_long', 'hoogstens 5000 tekens'],
])('%s leads back to the form with the typed text and a sentence', async (_, wrong, code, sentence) => {
  const id = await post(code)
  const { to } = await write(id, wrong)
  expect([to.pathname, to.searchParams.get('why')]).toEqual(['/comment', code])
  const { text } = await app.ask(host, to.pathname + to.search)
  expect(text).toContain(sentence)
  expect(text).toContain((wrong as { text?: string }).text?.slice(0, 40).trim() ?? 'Mooi brood.')
  expect(text).not.toContain('hedwig@example.com')
})

test('a post with comments switched off or closed takes none', async () => {
  const [shut, old] = [await post('Dicht', false), await post('Oud')]
  expect((await write(shut)).to.searchParams.get('why')).toBe('comments.closed')
  await set({ closesAfterDays: 14 })
  ctx.clock.forward(15 * 86_400_000)
  expect((await write(old)).to.searchParams.get('why')).toBe('comments.closed')
  expect((await app.ask(host, '/nieuws/oud')).text).not.toContain('/api/comments/write')
  await set({ closesAfterDays: 0 })
})

test('where only members comment, a guest is refused and the post leads to signing in', async () => {
  const id = await post('Leden')
  await set({ whoWrites: 'members' })
  expect((await write(id)).to.searchParams.get('why')).toBe('comments.members_only')
  const { text } = await app.ask(host, `/comment?post=${id}`)
  expect(text).toContain('Alleen leden van deze site kunnen reageren.')
  await set({ whoWrites: 'everyone' })
})

test('a subscriber to replies is notified once, and can end it by the link in the email', async () => {
  const id = await post('Antwoord')
  await write(id, { email: 'noor@example.com', name: 'Noor', replies: 'on' })
  const [comment] = await listed(id, 'pending')
  await as((tx) => replyAsOwner(tx, { id: comment?.id ?? '', text: 'Dank je, Noor.' }))
  const [email, ...others] = await emailsTo('noor@example.com')
  expect(email?.text).toContain('Dank je, Noor.')
  expect(others).toEqual([])
  const html = (await app.ask(host, '/nieuws/antwoord')).text
  expect([html.includes('Dank je, Noor.'), html.includes('Auteur')]).toEqual([true, true])
  const stop = /\/comment\?stop=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  await submit('/api/comments/stop-emails', { token: `${stop}x` })
  await as((tx) => replyAsOwner(tx, { id: comment?.id ?? '', text: 'Nog iets.' }))
  expect(await emailsTo('noor@example.com')).toHaveLength(2)
  await submit('/api/comments/stop-emails', { token: stop })
  await as((tx) => replyAsOwner(tx, { id: comment?.id ?? '', text: 'En nog iets.' }))
  expect(await emailsTo('noor@example.com')).toHaveLength(2)
})

test('a comment without text, name or address is answered at its field, and no browser validates before', async () => {
  const id = await post('Beschuit')
  for (const field of ['text', 'name', 'email']) {
    const { to } = await write(id, { [field]: ' ' })
    const page = (await app.ask(host, to.pathname + to.search)).text
    expect(page).toMatch(/<form[^>]*class="comment-form" noValidate=""/)
    expect(page).toMatch(new RegExp(`id="comment-${field}"[^>]* aria-invalid="true"`))
  }
})

test('a site that is coming soon takes no comments, and does once it is open', async () => {
  const id = await post('Nog even')
  await as((tx) => setAvailability(tx, { state: 'coming-soon', title: '', words: '' }))
  await write(id, { email: 'vroeg@example.com' })
  const written = async () =>
    (await Promise.all([listed(id, 'pending'), listed(id, 'approved'), listed(id, 'spam')])).flat()
  expect(await written()).toEqual([])
  await as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
  await write(id, { email: 'vroeg@example.com' })
  expect(await written()).toHaveLength(1)
})

test('only with a mail server visitors are offered an email about replies, below the post and on the page of the form', async () => {
  const id = await post('Antwoorden')
  const mailed = await runningApp(withMailServer(ctx))
  for (const path of ['/nieuws/antwoorden', `/comment?post=${id}`]) {
    const [alone, offered] = [await app.ask(host, path), await mailed.ask(host, path)]
    expect([alone.text.includes('name="text"'), alone.text.includes('name="replies"')]).toEqual([true, false])
    expect(offered.text).toContain('name="replies"')
  }
})
