import { expect, test } from 'vitest'
import { answers, contact, fieldId, formSite, plainAnswers, question } from '#support/form-site'
import type { BlockField } from '../contract/block-field.schema.ts'
import { removeSubmissions } from './change-submissions.ts'

const { ctx, as, browser, send, sendPlain, publishedForm, inbox, detail } = await formSite('molenaar')

test('a field that a condition hides is neither required nor stored, and a field it shows is', async () => {
  const fields = [
    question(1, { kind: 'radio', options: ['Bezorgen', 'Afhalen'], required: true }),
    question(2, {
      kind: 'text',
      placeholder: '',
      required: true,
      shownIf: { field: fieldId(1), test: 'is', value: 'bezorgen' },
    }),
    question(3, { kind: 'text', placeholder: '', shownIf: { field: fieldId(2), test: 'contains', value: 'kade' } }),
  ]
  const { formId } = await publishedForm(fields)
  const refused = await send(formId, { [fieldId(1)]: 'Bezorgen' })
  const collected = await send(formId, { [fieldId(1)]: 'Afhalen', [fieldId(2)]: 'Kade 9', [fieldId(3)]: 'Achterom' })
  const delivered = await send(formId, { [fieldId(1)]: 'Bezorgen', [fieldId(2)]: 'Kade 9', [fieldId(3)]: 'Achterom' })
  const stored = async (sent: typeof collected) =>
    (await detail(sent.json<{ data: { submissionId: string } }>().data.submissionId)).answers.map(({ value }) => value)
  expect(refused.json<{ data: { errors: object } }>().data.errors).toEqual({ [fieldId(2)]: 'Vul dit veld in.' })
  expect(await stored(collected)).toEqual(['Afhalen'])
  expect(await stored(delivered)).toEqual(['Bezorgen', 'Kade 9', 'Achterom'])
})

test('C5.01 with validation switched off by its owner, a form takes every value', async () => {
  const { formId } = await publishedForm(contact, { validates: false })
  const sent = await send(formId, { [fieldId(2)]: 'noor@' })
  const { answers: stored } = await detail(sent.json<{ data: { submissionId: string } }>().data.submissionId)
  expect(stored.map(({ value }) => value)).toEqual([null, 'noor@', null])
})

test('C5.02 C5.03 C5.05 C5.06 C5.12 R1.06 optional answers may be empty, texts have their limit and email addresses their form', async () => {
  const fields = [
    question(1, { kind: 'email', placeholder: '' }),
    question(2, { kind: 'textarea', placeholder: '', maxLength: 5 }),
  ]
  const { formId } = await publishedForm(fields)
  const statuses = async (form: object[]) => {
    const answered: number[] = []
    for (const answers of form) answered.push((await send(formId, answers)).status)
    return answered
  }
  const long = (length: number) => `a@${'b'.repeat(length - 6)}.com`
  const emails = ['a@b.nl', 'noor@example.info', 'noor@example', 'noor@@example.com', 'a@', long(254), long(257)]
  expect(await statuses([{}, { [fieldId(1)]: '', [fieldId(2)]: '' }])).toEqual([200, 200])
  expect(await statuses(['12345', '123456'].map((text) => ({ [fieldId(2)]: text })))).toEqual([200, 400])
  expect(await statuses(emails.map((email) => ({ [fieldId(1)]: email })))).toEqual([200, 200, 400, 400, 400, 200, 400])
})

test('a form closes after its last place and opens again when one is free, and the page says so', async () => {
  const { formId, path } = await publishedForm(contact, { mostSubmissions: 1, closedText: 'De cursus is vol.' })
  const before = await browser.ask(path)
  const statuses = [(await send(formId, answers)).status, (await send(formId, answers)).status]
  const full = await browser.ask(path)
  const plain = await sendPlain({ formId, pagePath: path, ...plainAnswers })
  const closedReply = await browser.ask(String(plain.headers['location']))
  const [row] = await inbox(formId)
  await as((tx) => removeSubmissions(tx, { ids: [row!.id] }))
  const again = await browser.ask(path)
  expect(statuses).toEqual([200, 409])
  expect([before, full, again].map(({ text }) => text.includes('<form class="form"'))).toEqual([true, false, true])
  expect(full.text).toContain('De cursus is vol.')
  expect(closedReply.text).toContain('Dit formulier is gesloten en neemt niets meer aan.')
})

test('a form closes at the moment that its owner chose', async () => {
  const { formId, path } = await publishedForm(contact, {
    closesAt: new Date(ctx.now().getTime() + 60_000).toISOString(),
  })
  const before = await browser.ask(path)
  ctx.clock.forward(61_000)
  const after = await browser.ask(path)
  expect([before, after].map(({ text }) => text.includes('<form class="form"'))).toEqual([true, false])
  expect((await send(formId, answers)).status).toBe(409)
})

test('without scripts each field that depends on an answer says when to fill it in, and steps are below each other', async () => {
  const fields: BlockField[] = [
    question(1, { kind: 'radio', title: 'Bezorgen?', options: ['Ja', 'Nee'] }),
    { id: fieldId(9), kind: 'step', title: 'Adres', description: '' },
    question(2, {
      kind: 'text',
      title: 'Straat',
      placeholder: '',
      required: true,
      shownIf: { field: fieldId(1), test: 'is', value: 'Ja' },
    }),
  ]
  const { path } = await publishedForm(fields)
  const { text } = await browser.ask(path)
  expect(text).toContain('Alleen als ‘Bezorgen?’ ‘Ja’ is.')
  expect(text).toContain('Stap 2 van 2')
  expect(text).not.toContain(`required="" name="form.${fieldId(2)}"`)
})
