import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { setAvailability } from '#support/internals'
import { lastEmail } from '#support/last-email'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { withMailServer } from '#support/with-mail-server'
import { newsletterBlockContract, type NewsletterProps } from '../../blocks/newsletter/newsletter.contract.ts'
import { newsletterFields } from '../../contract/newsletter.rules.ts'
import { formsFeature } from '../forms.feature.ts'
import { createList, mailingLists, removeList } from './lists.ts'
import { exportSubscribers, listSubscribers } from './subscribers.queries.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, formsFeature] })
const { as, site } = await testSite(ctx, { name: 'molen', title: 'De Molen', locale: 'nl-NL' })
const app = await runningApp(ctx)
const host = 'molen.localhost:8080'
const browser = app.browser(host)
let pages = 0

async function newsletter(more: Partial<NewsletterProps> = {}) {
  const { id: listId } = await as((tx) => createList(tx, { name: 'Nieuws' }))
  const [section, formId] = [newId(), newId()]
  pages += 1
  const slug = `nieuws-${pages}`
  await as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title: 'Nieuws', slug },
      sections: [{ id: section, order: 'a0' }],
      blocks: [
        {
          id: formId,
          section,
          order: 'a0',
          type: 'newsletter',
          version: newsletterBlockContract.version,
          props: { ...newsletterBlockContract.starts, listId, title: 'Nieuws uit de molen', ...more },
          place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
        },
      ],
    })
    await publish(tx, { documents: [id] })
  })
  return { listId, formId, path: `/${slug}` }
}

async function signUp(formId: string, email: string, more: object = {}, sender = browser) {
  const { data } = (await sender.send('POST', '/api/form/FormSubmissionKey', {})).json<{ data: { key: string } }>()
  return sender.send('POST', '/api/form/SaveFormSubmission', {
    key: data.key,
    formId,
    form: JSON.stringify({ [newsletterFields.email]: email }),
    ...more,
  })
}

const people = (list: string) =>
  as((tx) => listSubscribers(tx, { list, state: 'all', search: '' })).then(({ subscribers }) =>
    subscribers.map(({ email, state }) => [email, state]),
  )
const emailsTo = (recipient: string) =>
  ctx.db.selectFrom('emails').select('subject').where('recipient', '=', recipient).execute()
const post = (path: string, body: Record<string, string>) =>
  browser.ask(path, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  })
const emails = () =>
  ctx.db
    .selectFrom('emails')
    .select('recipient')
    .where('website_id', '=', site.id)
    .execute()
    .then((rows) => rows.length)

/** The link of the last email, as a path. */
async function emailedLink(): Promise<URL> {
  const [link = ''] = /https?:\/\/\S+\/newsletter\?confirm=[\w.%-]+/.exec(await lastEmail(ctx, site.id)) ?? []
  return new URL(link)
}

const wordsAfter = (sent: Awaited<ReturnType<typeof signUp>>) =>
  sent.json<{ data: { submissionText: string } }>().data.submissionText

test('A1.04 C3.120 a new subscriber is first asked by email, opening the link changes nothing, and its button confirms', async () => {
  const { listId, formId } = await newsletter()
  const sent = await signUp(formId, 'noor@example.com')
  const before = await people(listId)
  const link = await emailedLink()
  const askPage = await browser.ask(`${link.pathname}${link.search}`)
  const meanwhile = await people(listId)
  const confirmed = await post('/api/newsletter/confirm', { token: link.searchParams.get('confirm') ?? '' })
  const done = await browser.ask(String(confirmed.headers['location']))
  expect(wordsAfter(sent)).toContain('deze site verstuurt nog geen e-mail. Meld je later nog eens aan.')
  expect([before, meanwhile, await people(listId)]).toEqual([
    [['noor@example.com', 'pending']],
    [['noor@example.com', 'pending']],
    [['noor@example.com', 'subscribed']],
  ])
  expect(await lastEmail(ctx, site.id)).toMatch(/nieuwsbrief\s+van\s+De\s+Molen/)
  expect(askPage.text).toContain('Bevestig je aanmelding')
  expect(done.text).toContain('Je bent aangemeld')
})

test('C3.120 without double opt-in an address is on the list at once, and no email is sent', async () => {
  const { listId, formId } = await newsletter({ isDoubleOptIn: false })
  const before = await emails()
  await signUp(formId, 'Daan@Example.com')
  await signUp(formId, 'daan@example.com')
  expect(await people(listId)).toEqual([['Daan@Example.com', 'subscribed']])
  expect(await emails()).toBe(before)
})

test('an address that is on the list already, or was asked a moment ago, gets the same response and no email', async () => {
  const { formId } = await newsletter()
  const first = await signUp(formId, 'eva@example.com')
  const before = await emails()
  const second = await signUp(formId, 'EVA@example.com')
  const text = (sent: typeof first) => sent.json<{ data: { submissionText: string } }>().data.submissionText
  expect([text(second), await emails()]).toEqual([text(first), before])
})

test('C2.25 the page for leaving a newsletter says that it is one, and no other page does', async () => {
  const { path } = await newsletter()
  const typeAt = async (address: string) => /data-page-type="(\d+)"/.exec((await browser.ask(address)).text)?.[1]
  expect([await typeAt('/newsletter?unsubscribe=x'), await typeAt(path)]).toEqual(['300', '2'])
})

test('the link in an export ends the newsletter, links of others do nothing, and the response is the same', async () => {
  const { listId, formId } = await newsletter({ isDoubleOptIn: false })
  await signUp(formId, 'mila@example.com')
  const csv = await as((tx) => exportSubscribers(tx, { list: listId, state: 'all', search: '' }))
  const token = /unsubscribe=([\w.%-]+)/.exec(csv.body)?.[1] ?? ''
  const forged = await post('/api/newsletter/unsubscribe', { token: `${token.slice(0, -2)}xx` })
  const still = await people(listId)
  const ended = await post('/api/newsletter/unsubscribe', { token })
  expect(csv.body).toContain('mila@example.com,,subscribed,')
  expect(csv.body).toContain('Nieuws uit de molen')
  expect([still, await people(listId)]).toEqual([
    [['mila@example.com', 'subscribed']],
    [['mila@example.com', 'unsubscribed']],
  ])
  expect([forged.headers['location'], ended.headers['location']]).toEqual([
    '/newsletter?done=unsubscribed',
    '/newsletter?done=unsubscribed',
  ])
})

test('A5.08 R1.12 without scripts a wrong address is shown again beside its field, without a sentence about the whole form', async () => {
  const { formId, path, listId } = await newsletter()
  const refused = await post('/api/form/SaveFormSubmission', {
    formId,
    pagePath: path,
    [`form.${newsletterFields.email}`]: 'noor@',
  })
  const again = await browser.ask(String(refused.headers['location']))
  const sent = await post('/api/form/SaveFormSubmission', {
    formId,
    pagePath: path,
    [`form.${newsletterFields.email}`]: 'noor@example.com',
  })
  expect(again.text).toContain('E-mail is niet geldig.')
  expect(again.text).toContain('value="noor@"')
  expect(again.text).not.toContain('Er is een probleem opgetreden')
  expect((await browser.ask(String(sent.headers['location']))).text).toContain('deze site verstuurt nog geen e-mail')
  expect(await people(listId)).toEqual([['noor@example.com', 'pending']])
})

test('a subscriber who fills in the hidden field is put on the list once they have answered an email', async () => {
  const { listId, formId } = await newsletter({ isDoubleOptIn: false })
  expect((await signUp(formId, 'bot@example.com', { spare: 'http://spam.example' })).status).toBe(200)
  expect(await people(listId)).toEqual([['bot@example.com', 'pending']])
})

test('C8.09 once its list is deleted, a form is missing from its page and takes nothing', async () => {
  const { listId, formId, path } = await newsletter()
  const before = await browser.ask(path)
  await as((tx) => removeList(tx, { id: listId }))
  const after = await browser.ask(path)
  expect([before, after].map(({ text }) => text.includes('Nieuws uit de molen'))).toEqual([true, false])
  expect((await signUp(formId, 'noor@example.com')).status).toBe(404)
  expect((await as((tx) => mailingLists(tx))).lists.some(({ id }) => id === listId)).toBe(false)
})

test.each([
  ['coming-soon', {}],
  ['password', { password: 'zuurdesem' }],
] as const)(
  'a site that is closed (%s) adds no subscribers to its list, and does once it is open',
  async (state, more) => {
    const { formId, listId } = await newsletter()
    const closure = { title: '', words: '' }
    const email = `vroeg-${state}@example.com`
    await as((tx) => setAvailability(tx, { ...closure, state, ...more }))
    const refused = await signUp(formId, email)
    expect([refused.status, await people(listId)]).toEqual([404, []])
    await doDueJobs(ctx)
    expect(await emailsTo(email)).toEqual([])
    await as((tx) => setAvailability(tx, { ...closure, state: 'open' }))
    expect((await signUp(formId, email)).status).toBe(200)
    expect((await people(listId)).map(([address]) => address)).toEqual([email])
  },
)

test('only with a mail server a newsletter form promises the email that confirms', async () => {
  const { formId } = await newsletter({ thanks: 'Kijk in je post.' })
  const plain = await newsletter()
  const mailed = await runningApp(withMailServer(ctx))
  const kept = 'maar deze site verstuurt nog geen e-mail'
  expect(wordsAfter(await signUp(formId, 'eva@example.com'))).toContain(kept)
  const sender = mailed.browser(host)
  expect(wordsAfter(await signUp(formId, 'els@example.com', {}, sender))).toBe('Kijk in je post.')
  expect(wordsAfter(await signUp(plain.formId, 'els@example.com', {}, sender))).toContain(
    'hebben je een e-mail gestuurd',
  )
})
