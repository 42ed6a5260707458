import { expect, test } from 'vitest'
import { setPassword } from '#features/pages/server'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import { answers, contact, fieldId, formSite, question } from '#support/form-site'
import type { FormField } from '../contract/index.ts'
import { exportSubmissionsAsCsv } from './export-submissions.ts'

const { ctx, as, site, browser, key, send, sendPlain, publishedForm, inbox, detail } = await formSite('bakker')

test('A7.06 A7.07 C7.01 C7.02 a key is issued for one submission, and is valid once', async () => {
  const { formId } = await publishedForm()
  const once = await key()
  const first = await send(formId, answers, { key: once })
  const second = await send(formId, answers, { key: once })
  expect(once).toMatch(/^[0-9a-z]+\.[\w-]+\.[\w-]+$/)
  expect([first.status, second.status]).toEqual([200, 409])
  expect(await inbox(formId)).toHaveLength(1)
})

test('a key that was not issued here sends nothing', async () => {
  const { formId } = await publishedForm()
  const refused = await send(formId, answers, { key: 'abc.def.ghi' })
  expect(refused.status).toBe(409)
  expect(await inbox(formId)).toEqual([])
})

test('A6.03 A7.09 A7.10 R1.07 a submission is kept with its answers and its page, and its response says which text is shown', async () => {
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

test('A7.09 C7.04 C5.04 C5.07 C8.13 A5.06 wrong fields are reported one by one, in Dutch', async () => {
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

test('A3.09 a submission keeps the details of its page', async () => {
  const { formId, documentId, path } = await publishedForm()
  const page = {
    websiteId: site.id,
    templateId: 'page',
    pageId: documentId,
    pagePath: path,
    pageHash: '#vraag',
    url: `https://korenbloem.example${path}?bron=krant#vraag`,
    queryString: '?bron=krant',
    clientDate: 1_790_000_000_000,
    viewportInnerWidth: 390,
    screenHeight: 844,
    userLocale: 'nl-NL',
    websiteLocale: 'nl-NL',
    visitorCookie: 'a1b2c3d4',
  }
  const sent = await send(formId, answers, page)
  const { submissionId } = sent.json<{ data: { submissionId: string } }>().data
  const { context } = await as((tx) =>
    siteTables(tx)
      .selectFrom('form_submissions')
      .select('context')
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow(),
  )
  expect(context).toMatchObject(page)
})

test('C8.05 answers that cannot be read are refused in Dutch', async () => {
  const { formId } = await publishedForm()
  for (const form of ['{', '[1]', '{"x":{}}', 'null']) {
    const refused = await browser.send('POST', '/api/form/SaveFormSubmission', { key: await key(), formId, form })
    expect(refused.status).toBe(400)
    expect(refused.json<{ sentence: string }>().sentence).toBe(
      'De formuliervelden konden niet worden doorgegeven, controleer je invoer.',
    )
  }
})

test('A3.10 A3.11 A3.12 C3.49 C3.50 C3.51 C3.52 C3.53 C3.56 R1.03 every kind is kept in its own format', async () => {
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

test('C5.11 C9.03 an email address has 3 to 256 characters', async () => {
  const { formId } = await publishedForm([question(1, { kind: 'email', title: 'E-mail', placeholder: '' })])
  const long = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 186)}.nl`
  const status = async (email: string) => (await send(formId, { [fieldId(1)]: email })).status
  expect(long(254)).toHaveLength(254)
  expect([await status('a@'), await status('noor@example.com'), await status(long(257))]).toEqual([400, 200, 400])
})

test('A5.01 a zip code of the United States has exactly five digits', async () => {
  const { formId } = await publishedForm([question(1, { kind: 'address' })])
  const address = (zip: string) => ({ [fieldId(1)]: ['1 Main St', '', 'Albany', 'NY', zip, 'US'] })
  expect((await send(formId, address('1234'))).status).toBe(400)
  expect((await send(formId, address('12345'))).status).toBe(200)
})

test('C8.09 an unpublished form, or one behind a closed lock, does not exist for visitors', async () => {
  const { formId, documentId } = await publishedForm()
  expect((await send(newId(), answers)).status).toBe(404)
  await as((tx) => setPassword(tx, { id: documentId, password: 'zuurdesem' }))
  expect((await send(formId, answers)).status).toBe(404)
  expect(await inbox(formId)).toEqual([])
})

test('the recipients of a form are notified by email, and can reply to it', async () => {
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

test('without scripts a refused form is shown again with the typed values and the errors, to its sender alone', async () => {
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

test('A2.09 without scripts the sender of a form is thanked, or led to the address that its owner chose', async () => {
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

const oneText = [question(1, { kind: 'textarea', placeholder: '', maxLength: 0 })]

test('machines that fill in the hidden field and link, or send one text everywhere, are filed as spam silently', async () => {
  const { formId } = await publishedForm(oneText)
  const links = 'https://a.example https://b.example https://c.example https://d.example'
  const text = 'Buy our marvellous backlinks now and see your ranking rise to the very top of every list'
  const caught = await send(formId, { [fieldId(1)]: links }, { spare: 'http://spam.example' })
  const repeated: number[] = []
  for (let time = 0; time < 5; time += 1) repeated.push((await send(formId, { [fieldId(1)]: text })).status)
  expect([caught.status, ...repeated]).toEqual([200, 200, 200, 200, 200, 200])
  expect(await inbox(formId, 'spam')).toHaveLength(2)
})

test('a filled hidden field alone decides nothing: a script gets a challenge, a plain form waits for its owner', async () => {
  const { formId } = await publishedForm(oneText)
  const challenged = await send(formId, { [fieldId(1)]: 'Hallo' }, { spare: 'https://me.example' })
  expect(challenged.json<{ code: string }>().code).toBe('forms.proof_needed')
  await sendPlain({ formId, pagePath: '/', [`form.${fieldId(1)}`]: 'Hallo', spare: 'https://me.example' })
  expect([await inbox(formId, 'spam'), (await inbox(formId, 'all')).length]).toEqual([[], 1])
})

test('a line break in a name keeps no notice from the owner', async () => {
  const { formId } = await publishedForm()
  const name = ['Noor\r\nBcc: all@example.com', 'Bakker']
  expect((await send(formId, { ...answers, [fieldId(1)]: name })).status).toBe(200)
  await doDueJobs(ctx)
  const { subject } = await ctx.db
    .selectFrom('emails')
    .select('subject')
    .where('subject', 'like', '%all@example.com%')
    .executeTakeFirstOrThrow()
  expect(subject).toContain('Noor Bcc: all@example.com Bakker')
})

test('an export has a column for each question, and no cell that begins a formula', async () => {
  const { formId } = await publishedForm()
  await send(formId, { ...answers, [fieldId(3)]: '=HYPERLINK("http://evil.example")' })
  const csv = await as((tx) => exportSubmissionsAsCsv(tx, { state: 'all', form: formId, search: '', assignee: 'all' }))
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
