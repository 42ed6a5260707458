import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { fieldId, formSite, question } from '#support/form-site'
import { ownerBrowser } from '#support/owner-browser'
import type { BlockField } from '../../contract/block-field.schema.ts'
import { readFileEntry } from '../../contract/upload.rules.ts'
import { removeSubmissions } from '../change-submissions.ts'

const { app, account, ctx, as, site, browser, key, publishedForm, inbox, detail } = await formSite('bijlagen')
const owner = await ownerBrowser(app, ctx, { account, site })
const host = 'bijlagen.localhost:8080'
const pdf = new TextEncoder().encode('%PDF-1.7 een offerte')
const fileField = (more: object = {}) =>
  question(1, { kind: 'file', title: 'Bijlage', types: ['documents'], maxMb: 1, maxFiles: 2, ...more }) as BlockField
const textField = question(2, { kind: 'text', title: 'Naam', placeholder: '' })

type Sent = readonly [name: string, bytes: Uint8Array<ArrayBuffer>]

async function post(fields: Record<string, string>, files: readonly Sent[], headers: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, bytes] of files) body.append(`form.${fieldId(1)}`, new File([bytes], name))
  const encoded = new Response(body)
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  return browser.send('POST', '/api/form/SaveFormSubmissionFiles', bytes, {
    'content-type': encoded.headers.get('content-type') ?? '',
    ...headers,
  })
}
const plain = (formId: string, files: readonly Sent[], more: Record<string, string> = {}) =>
  post({ formId, pagePath: '/', ...more }, files, { 'sec-fetch-mode': 'navigate' })
const byScript = async (formId: string, files: readonly Sent[], form: object = {}) =>
  post({ formId, key: await key(), form: JSON.stringify(form) }, files, { 'sec-fetch-mode': 'cors' })
const storedKeys = async () => {
  const keys: string[] = []
  for await (const key of ctx.storage.list(`${site.id}/forms/`)) keys.push(key)
  return keys
}

test('a file sent without scripts is in the inbox, and only people with the permission download it', async () => {
  const { formId } = await publishedForm([fileField(), textField])
  const sent = await plain(formId, [['Offerte één.pdf', pdf]], { [`form.${fieldId(2)}`]: 'Noor' })
  expect(sent.headers['location']).toContain('/form-reply?sent=')
  const [row] = await inbox(formId)
  const { answers } = await detail(row!.id)
  const [{ id, name } = { id: '', name: '' }] = ((answers[0]?.value ?? []) as string[]).map(readFileEntry)
  expect([name, answers[1]?.value]).toEqual(['Offerte één.pdf', 'Noor'])
  const address = `/api/forms/submissions/${row!.id}/files/${id}`
  const download = await owner.ask(address)
  expect([download.status, download.text]).toEqual([200, '%PDF-1.7 een offerte'])
  expect(download.headers['content-disposition']).toMatch(/^attachment/)
  expect(download.headers['content-type']).toBe('application/octet-stream')
  expect((await app.ask('bijlagen.admin.localhost:8080', address)).status).toBe(401)
  expect((await app.ask(host, address)).status).toBe(404)
})

test('by script the same files are sent with the answers, and errors appear beside the field', async () => {
  const { formId } = await publishedForm([fileField({ required: true }), textField])
  expect((await byScript(formId, [['a.pdf', pdf]], { [fieldId(2)]: 'Noor' })).status).toBe(200)
  const errors = async (files: readonly Sent[]) =>
    (await byScript(formId, files)).json<{ data: { errors: Record<string, string> } }>().data.errors[fieldId(1)]
  expect(await errors([])).toBe('Vul dit veld in.')
  expect(await errors([['virus.exe', pdf]])).toBe('Dit soort bestanden wordt hier niet aangenomen.')
  expect(await errors([['offerte.pdf', new TextEncoder().encode('MZ een programma')]])).toBe(
    'Dit soort bestanden wordt hier niet aangenomen.',
  )
  const large = new Uint8Array(1024 * 1024 + 1)
  large.set(pdf)
  expect(await errors([['groot.pdf', large]])).toBe('Dit bestand is te groot.')
  expect(await errors([1, 2, 3].map((at) => [`${at}.pdf`, pdf] as const))).toBe('Dit zijn te veel bestanden.')
})

test('a refused upload leaves nothing in the store', async () => {
  const { formId } = await publishedForm([fileField(), question(2, { kind: 'text', placeholder: '', required: true })])
  const before = await storedKeys()
  const refused = await plain(formId, [['a.pdf', pdf]])
  expect(refused.headers['location']).toContain('/form-reply?again=')
  expect((await browser.ask(String(refused.headers['location']))).text).toContain('type="file"')
  expect(await storedKeys()).toEqual(before)
})

test('a field that is not requested, a missing form and an invalid body store nothing', async () => {
  const { formId } = await publishedForm([textField])
  const before = await storedKeys()
  expect((await plain(formId, [['a.pdf', pdf]])).status).toBe(303)
  expect((await plain('0'.repeat(24), [['a.pdf', pdf]])).status).toBeGreaterThanOrEqual(300)
  expect((await post({ nonsense: '1' }, [['a.pdf', pdf]], { 'sec-fetch-mode': 'cors' })).status).toBeLessThan(500)
  expect(await storedKeys()).toEqual(before)
})

test('files are deleted with their submission', async () => {
  const { formId } = await publishedForm([fileField()])
  const before = await storedKeys()
  await plain(formId, [['weg.pdf', pdf]])
  expect((await storedKeys()).length).toBe(before.length + 1)
  const [row] = await inbox(formId)
  await as((tx) => removeSubmissions(tx, { ids: [row!.id] }))
  await doDueJobs(ctx)
  expect(await storedKeys()).toEqual(before)
})

test('stars, a matrix, a signature and a calculation are kept with and without scripts', async () => {
  const fields = [
    question(3, { kind: 'rating', title: 'Cijfer', most: 5 }),
    question(4, { kind: 'matrix', title: 'Wanneer', rows: ['Vr', 'Za'], options: ['Ochtend', 'Middag'], many: true }),
    question(5, { kind: 'signature', title: 'Handtekening' }),
    question(6, { kind: 'number', title: 'Gasten', placeholder: '' }),
    question(7, { kind: 'calculation', title: 'Prijs', formula: '{Gasten} * 12.5 + {Cijfer}', decimals: 2, unit: '€' }),
  ] as BlockField[]
  const { formId } = await publishedForm([fileField(), ...fields])
  const kept = async () => (await detail((await inbox(formId))[0]!.id)).answers.map(({ kind, value }) => [kind, value])
  const name = (at: number, part = '') => `form.${fieldId(at)}${part}`
  await plain(formId, [], {
    [name(3)]: '4',
    [name(4, '.0.1')]: 'Middag',
    [name(4, '.1.0')]: 'Ochtend',
    [name(4, '.1.1')]: 'Middag',
    [name(5, '.Typed')]: 'Noor Bakker',
    [name(6)]: '2',
    [name(7)]: '0',
  })
  expect(await kept()).toEqual([
    ['file', null],
    ['rating', '4'],
    ['matrix', { Vr: ['Middag'], Za: ['Ochtend', 'Middag'] }],
    ['signature', 'Noor Bakker'],
    ['number', '2'],
    ['calculation', '29.00'],
  ])
  ctx.clock.forward(1000)
  await byScript(formId, [], {
    [fieldId(3)]: '9',
    [fieldId(4)]: { Vr: ['Ochtend'] },
    [fieldId(5)]: 'M10 10L20 20M1 1',
    [fieldId(6)]: '3',
  })
  expect((await kept()).map(([, value]) => value)).toEqual([
    null,
    null,
    { Vr: ['Ochtend'] },
    'M10 10L20 20M1 1',
    '3',
    '37.50',
  ])
})

test('C3.57 without scripts a hidden field has its value from the address of the page', async () => {
  const { formId, path } = await publishedForm([
    fileField(),
    question(8, { kind: 'hidden', key: 'utm_source', value: 'site' }),
  ])
  const from = (query: string) =>
    post({ formId, pagePath: path, [`form.${fieldId(8)}`]: 'site' }, [], {
      'sec-fetch-mode': 'navigate',
      referer: `http://${host}${path}${query}`,
    })
  const source = async () => (await detail((await inbox(formId))[0]!.id)).answers.at(-1)?.value
  await from('?utm_source=nieuwsbrief')
  expect(await source()).toBe('nieuwsbrief')
  ctx.clock.forward(1000)
  await from('')
  expect(await source()).toBe('site')
})
