import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, pagesFeature, publish, setPassword } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { lastEmail } from '#support/last-email'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { formBlockContract, type FormProps } from '../blocks/form/form.contract.ts'
import type { FormField, Submission } from '../contract/index.ts'
import { exportSubmissionsAsCsv } from './export-submissions.ts'
import { formsFeature } from './forms.feature.ts'
import { replyToSubmission } from './reply-to-submission.ts'
import { listSubmissions, readSubmission } from './submissions.queries.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, formsFeature] })
const { as, site } = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
const app = await runningApp(ctx)
const host = 'bakker.localhost:8080'
const browser = app.browser(host)
let pages = 0

const fieldId = (at: number) => `00000000000000000000b${String(at).padStart(3, '0')}`
const question = (at: number, field: object) =>
  ({ id: fieldId(at), title: '', description: '', required: false, ...field }) as FormField
const contact = [
  question(1, { kind: 'name', required: true }),
  question(2, { kind: 'email', required: true }),
  question(3, { kind: 'textarea', required: true, maxLength: 40, placeholder: '' }),
]
const answers = { [fieldId(1)]: ['Noor', 'Bakker'], [fieldId(2)]: 'noor@example.com', [fieldId(3)]: 'Een brood graag' }

/** A published page with a form on it. */
async function publishedForm(fields: readonly FormField[] = contact, more: Partial<FormProps> = {}) {
  const [section, formId] = [newId(), newId()]
  pages += 1
  const slug = `contact-${pages}`
  const documentId = await as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title: 'Contact', slug },
      sections: [{ id: section, order: 'a0' }],
      blocks: [
        {
          id: formId,
          section,
          order: 'a0',
          type: 'form',
          version: formBlockContract.version,
          props: { ...formBlockContract.starts, fields: [...fields], name: 'Contactformulier', ...more },
          place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
        },
      ],
    })
    await publish(tx, { documents: [id] })
    return id
  })
  return { formId, documentId, path: `/${slug}` }
}

async function key(): Promise<string> {
  const answered = await browser.send('POST', '/api/form/FormSubmissionKey', {})
  return answered.json<{ data: { key: string } }>().data.key
}

async function send(formId: string, form: object, more: object = {}) {
  return browser.send('POST', '/api/form/SaveFormSubmission', {
    key: await key(),
    formId,
    form: JSON.stringify(form),
    objectName: 'Contact',
    ...more,
  })
}

function sendPlain(body: Record<string, string>) {
  return browser.ask('/api/form/SaveFormSubmission', {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  })
}

const inbox = (form: string, state: 'all' | 'spam' = 'all') =>
  as((tx) => listSubmissions(tx, { state, form, search: '' })).then(({ submissions }) => submissions)
const detail = (id: string): Promise<Submission> => as((tx) => readSubmission(tx, { id }))

test('A7.06 A7.07 C7.01 C7.02 a key is given for one submission, and is good once', async () => {
  const { formId } = await publishedForm()
  const once = await key()
  const first = await send(formId, answers, { key: once })
  const second = await send(formId, answers, { key: once })
  expect(once).toMatch(/^[0-9a-z]+\.[\w-]+\.[\w-]+$/)
  expect([first.status, second.status]).toEqual([200, 409])
  expect(await inbox(formId)).toHaveLength(1)
})

test('a key that was not given out here sends nothing', async () => {
  const { formId } = await publishedForm()
  const refused = await send(formId, answers, { key: 'abc.def.ghi' })
  expect(refused.status).toBe(409)
  expect(await inbox(formId)).toEqual([])
})

test('A7.08 C7.03 R1.07 a submission is kept with its answers and its page, and its success says what is shown', async () => {
  const { formId, path } = await publishedForm(contact, { thanks: 'Dank je wel!', thanksHtml: '<p>Tot ziens</p>' })
  const sent = await send(formId, answers, { pagePath: path, title: 'Contact', referrer: 'https://example.org/' })
  const { data } = sent.json<{ data: Record<string, unknown> }>()
  expect(data).toEqual({
    submissionId: expect.stringMatching(/^[0-9a-f]{24}$/),
    submissionText: 'Dank je wel!',
    submissionHTML: '<p>Tot ziens</p>',
    redirectUrl: null,
  })
  expect(await detail(String(data['submissionId']))).toMatchObject({
    sender: 'Noor Bakker',
    email: 'noor@example.com',
    pagePath: path,
    referrer: 'https://example.org/',
    state: 'new',
    answers: [
      { kind: 'name', title: 'Naam', value: ['Noor', 'Bakker'] },
      { kind: 'email', title: 'E-mailadres', value: 'noor@example.com' },
      { kind: 'textarea', title: 'Bericht', value: 'Een brood graag' },
    ],
  })
})

test('C7.04 C5.04 C5.07 C8.13 A5.06 fields that are wrong are answered one by one, in Dutch', async () => {
  const { formId } = await publishedForm()
  const refused = await send(formId, { [fieldId(2)]: 'noor@', [fieldId(3)]: 'x'.repeat(41) })
  expect(refused.status).toBe(400)
  expect(refused.json<{ data: { errors: object } }>().data.errors).toEqual({
    [fieldId(1)]: 'Vul dit veld in.',
    [fieldId(2)]: 'E-mail is niet geldig. E-mailadressen moeten de indeling naam@voorbeeld.nl hebben.',
    [fieldId(3)]: 'Je hebt de tekenlimiet overschreden.',
  })
  expect(await inbox(formId)).toEqual([])
})

test('A3.10 A3.11 A3.12 C3.50 C3.51 C3.52 C3.53 C3.56 R1.03 every kind is kept in its own shape', async () => {
  const fields = [
    question(1, { kind: 'date' }),
    question(2, { kind: 'phone', showCountryCode: false }),
    question(3, { kind: 'checkbox', options: ['Noten', 'Melk'] }),
    question(4, { kind: 'likert', options: ['Lekker', 'Vers'] }),
    question(5, { kind: 'hidden', key: 'bron', value: 'site' }),
    { id: fieldId(6), kind: 'section', title: 'Kop', description: '', underline: false } as FormField,
    question(7, { kind: 'radio', options: ['Ja', 'Nee'] }),
  ]
  const { formId } = await publishedForm(fields)
  const sent = await send(formId, {
    [fieldId(1)]: ['12', '24', '2026'],
    [fieldId(2)]: ['20', '123', '4567'],
    [fieldId(3)]: ['Melk', 'Vreemd'],
    [fieldId(4)]: { Lekker: ['2'] },
    [fieldId(5)]: 'nieuwsbrief',
    [fieldId(7)]: 'Misschien',
  })
  const { answers: kept } = await detail(sent.json<{ data: { submissionId: string } }>().data.submissionId)
  expect(kept.map(({ kind, value }) => [kind, value])).toEqual([
    ['date', ['12', '24', '2026']],
    ['phone', ['', '20', '123', '4567']],
    ['checkbox', ['Melk']],
    ['likert', { Lekker: ['2'] }],
    ['hidden', 'nieuwsbrief'],
    ['radio', null],
  ])
})

test('A5.01 a zip code of the United States has exactly five digits', async () => {
  const { formId } = await publishedForm([question(1, { kind: 'address' })])
  const address = (zip: string) => ({ [fieldId(1)]: ['1 Main St', '', 'Albany', 'NY', zip, 'US'] })
  expect((await send(formId, address('1234'))).status).toBe(400)
  expect((await send(formId, address('12345'))).status).toBe(200)
})

test('C8.09 a form that is not published, or behind a lock that is not open, is not there', async () => {
  const { formId, documentId } = await publishedForm()
  expect((await send(newId(), answers)).status).toBe(404)
  await as((tx) => setPassword(tx, { id: documentId, password: 'zuurdesem' }))
  expect((await send(formId, answers)).status).toBe(404)
  expect(await inbox(formId)).toEqual([])
})

test('the recipients of a form are told by email, and can answer it', async () => {
  const { formId } = await publishedForm(contact, { recipients: ['winkel@example.com'] })
  await send(formId, answers)
  await doDueJobs(ctx)
  const email = await ctx.db
    .selectFrom('emails')
    .select(['recipient', 'reply_to', 'subject', 'text'])
    .where('website_id', '=', site.id)
    .where('recipient', '=', 'winkel@example.com')
    .executeTakeFirstOrThrow()
  expect(email).toMatchObject({ recipient: 'winkel@example.com', reply_to: 'noor@example.com' })
  expect(email.subject).toContain('Noor Bakker')
  expect(email.text).toContain('Een brood graag')
})

test('an owner answers by email, and what was new is open', async () => {
  const { formId } = await publishedForm()
  await send(formId, answers)
  await doDueJobs(ctx)
  ctx.clock.forward(1000)
  const [row] = await inbox(formId)
  const replied = await as((tx) => replyToSubmission(tx, { id: row!.id, text: 'Hij ligt klaar.' }))
  expect(await lastEmail(ctx, site.id)).toContain('Hij ligt klaar.')
  expect([replied.state, replied.replies.map(({ text }) => text)]).toEqual(['open', ['Hij ligt klaar.']])
})

test('without scripts a form that is refused comes back with what was typed and what is wrong, to its sender alone', async () => {
  const { formId, path } = await publishedForm()
  const refused = await sendPlain({
    formId,
    pagePath: path,
    [`form.${fieldId(1)}.First`]: 'Noor',
    [`form.${fieldId(2)}`]: 'noor@',
  })
  const location = String(refused.headers['location'])
  const again = await browser.ask(location)
  expect([refused.status, location]).toEqual([303, expect.stringMatching(/^\/form-reply\?again=/)])
  expect(again.text).toContain('value="Noor"')
  expect(again.text).toContain('value="noor@"')
  expect(again.text).toContain('E-mail is niet geldig.')
  expect(again.text).toContain('Vul dit veld in.')
  expect(again.headers['cache-control']).toBe('no-store')
})

test('A2.09 without scripts whoever sent a form is thanked, or led to the address that its owner chose', async () => {
  const thanked = await publishedForm(contact, { thanks: 'Tot snel' })
  const redirected = await publishedForm(contact, { redirect: { href: '/bedankt', newWindow: false } })
  const body = (formId: string, pagePath: string) => ({
    formId,
    pagePath,
    [`form.${fieldId(1)}.First`]: 'Noor',
    [`form.${fieldId(2)}`]: 'noor@example.com',
    [`form.${fieldId(3)}`]: 'Een brood graag',
  })
  const first = await sendPlain(body(thanked.formId, thanked.path))
  const second = await sendPlain(body(redirected.formId, redirected.path))
  const page = await browser.ask(String(first.headers['location']))
  expect(page.text).toContain('Tot snel')
  expect(page.text).toContain(`href="${thanked.path}"`)
  expect(second.headers['location']).toBe('/bedankt')
})

test('a page that leads elsewhere is not taken for the page of the form', async () => {
  const { formId } = await publishedForm()
  const refused = await sendPlain({ formId, pagePath: 'https://evil.example/' })
  const again = await browser.ask(String(refused.headers['location']))
  expect(again.text).not.toContain('evil.example')
})

test('machines that fill in the hidden field, or send one text everywhere, are filed as spam without a word', async () => {
  const { formId } = await publishedForm([question(1, { kind: 'textarea', placeholder: '', maxLength: 0 })])
  const text = 'Buy our marvellous backlinks now and see your ranking rise to the very top of every list'
  const caught = await send(formId, { [fieldId(1)]: 'Hallo' }, { homepage: 'http://spam.example' })
  const repeated: number[] = []
  for (let time = 0; time < 5; time += 1) repeated.push((await send(formId, { [fieldId(1)]: text })).status)
  expect([caught.status, ...repeated]).toEqual([200, 200, 200, 200, 200, 200])
  expect(await inbox(formId, 'spam')).toHaveLength(2)
})

test('an export has a column for each question, and no cell that begins a formula', async () => {
  const { formId } = await publishedForm()
  await send(formId, { ...answers, [fieldId(3)]: '=HYPERLINK("http://evil.example")' })
  const csv = await as((tx) => exportSubmissionsAsCsv(tx, { state: 'all', form: formId, search: '' }))
  const [head, row] = csv.body.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('submitted_at,form,state,page,tags,note,Naam,E-mailadres,Bericht')
  expect(row).toContain('"\'=HYPERLINK(')
})

test('hostile bodies are refused with a sentence and never break the server', async () => {
  const { formId } = await publishedForm()
  const bodies: unknown[] = [
    { formId, form: '{' },
    { formId, form: '[]' },
    { formId, form: JSON.stringify({ __proto__: { a: 1 }, constructor: 'x' }) },
    { formId, form: JSON.stringify({ [fieldId(1)]: { toString: 'x' } }) },
    { formId: "' or 1=1", form: '{}' },
    { formId, unknown: true },
    [],
    null,
  ]
  for (const body of bodies) {
    const answered = await browser.send('POST', '/api/form/SaveFormSubmission', body)
    expect(answered.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
    expect(answered.status, JSON.stringify(body)).toBeLessThan(500)
  }
})
