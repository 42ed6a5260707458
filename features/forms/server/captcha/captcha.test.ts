import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { postOutside } from '#platform/egress'
import { answers, contact, fieldId, formSite, plainAnswers } from '#support/form-site'
import { listenHere } from '#support/listen-here'
import { ownerBrowser } from '#support/owner-browser'
import type { ProofChallenge } from '../../contract/proof.rules.ts'
import { changeSubmissions } from '../change-submissions.ts'
import { captchaCalls } from './verify-captcha.ts'

const { app, account, ctx, as, site, send, sendPlain, publishedForm, inbox, detail } = await formSite('twijfel')
const owner = await ownerBrowser(app, ctx, { account, site })
const links = 'https://a.nl https://b.nl https://c.nl www.d.nl'
const doubtful = { ...answers, [fieldId(3)]: 'www.a.nl www.b.nl www.c.nl www.d.nl' }

/** Solves a challenge as a browser does, without its delay of a second. */
function solve({ challenge, salt, ...rest }: ProofChallenge): string {
  let number = 0
  while (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) number += 1
  return Buffer.from(JSON.stringify({ ...rest, challenge, salt, number })).toString('base64')
}
const challengeOf = (sent: Awaited<ReturnType<typeof send>>) =>
  sent.json<{ code: string; details: { challenge: ProofChallenge } }>().details.challenge

test('most people get no challenge; a doubtful submission is accepted with a solution that is valid once', async () => {
  const { formId } = await publishedForm()
  expect((await send(formId, answers)).status).toBe(200)
  const refused = await send(formId, doubtful)
  expect([refused.status, refused.json()['code']]).toEqual([409, 'forms.proof_needed'])
  expect(await inbox(formId)).toHaveLength(1)
  const captchaKey = solve(challengeOf(refused))
  expect((await send(formId, doubtful, { captchaKey })).status).toBe(200)
  expect((await send(formId, doubtful, { captchaKey })).status).toBe(409)
  expect(await inbox(formId)).toHaveLength(2)
})

test('a solution that is late, invented or of another challenge is refused', async () => {
  const { formId } = await publishedForm()
  const challenge = challengeOf(await send(formId, doubtful))
  const solution = solve(challenge)
  const change = (part: object) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(solution, 'base64').toString()), ...part })).toString(
      'base64',
    )
  for (const captchaKey of [
    'x',
    change({ number: -1 }),
    change({ signature: 'a'.repeat(64) }),
    change({ salt: 'b?expires=99999999999' }),
  ])
    expect((await send(formId, doubtful, { captchaKey })).status).toBe(409)
  ctx.clock.forward(21 * 60_000)
  expect((await send(formId, doubtful, { captchaKey: solution })).status).toBe(409)
})

test('without scripts a doubtful submission waits until a person accepts it', async () => {
  const { formId, path } = await publishedForm([
    contact[0]!,
    contact[1]!,
    { ...contact[2]!, maxLength: 0 } as (typeof contact)[number],
  ])
  await sendPlain({ formId, pagePath: path, ...plainAnswers, [`form.${fieldId(3)}`]: links })
  const [row] = await inbox(formId)
  expect(row?.state).toBe('held')
  await as((tx) => changeSubmissions(tx, { ids: [row!.id], state: 'open' }))
  expect((await detail(row!.id)).state).toBe('open')
})

interface Verified {
  secret: string | null
  response: string | null
}
const questions: Verified[] = []
let reply: { status: number; text: string; waits?: boolean } = { status: 200, text: '{"success":true}' }
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += String(piece)
  })
  request.on('end', () => {
    const sent = new URLSearchParams(body)
    questions.push({ secret: sent.get('secret'), response: sent.get('response') })
    if (!reply.waits) response.writeHead(reply.status).end(reply.text)
  })
})
const { port } = await listenHere(service)
const realPost = captchaCalls.post
captchaCalls.post = (_url, options) =>
  postOutside(
    `http://127.0.0.1:${port}/`,
    { ...options, timeoutMs: 300 },
    { allow: ['127.0.0.1/32'], ports: [port], proxy: '' },
  )
afterAll(() => {
  captchaCalls.post = realPost
})

test('A5.05 A8.18 C5.10 R1.14 a form with a service of the owner’s choice is sent with its answer alone', async () => {
  const saved = await owner.send('PUT', '/api/forms/captcha/turnstile', {
    provider: 'turnstile',
    siteKey: '1x00000000000000000000AA',
    secret: '1x0000000000000000000000000000000AA',
  })
  expect(saved.json()).toEqual({ keys: [{ provider: 'turnstile', siteKey: '1x00000000000000000000AA' }] })
  const { formId, path } = await publishedForm(contact, { captcha: 'turnstile' })
  const page = (await app.ask('twijfel.localhost:8080', path)).text
  expect(page).toContain('data-captcha="turnstile"')
  expect(page).not.toContain('challenges.cloudflare.com')
  const incomplete = await send(formId, answers)
  expect([incomplete.status, incomplete.json()['sentence']]).toEqual([400, 'Voltooi CAPTCHA voordat je verstuurt.'])
  expect(questions).toEqual([])
  expect((await send(formId, answers, { captchaKey: 'token' })).status).toBe(200)
  expect(questions).toEqual([{ secret: '1x0000000000000000000000000000000AA', response: 'token' }])
  reply = { status: 200, text: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }
  expect((await send(formId, answers, { captchaKey: 'token' })).status).toBe(400)
  expect(await inbox(formId)).toHaveLength(1)
})

test.for([
  ['does not answer in time', { status: 200, text: '', waits: true }],
  ['answers something else', { status: 200, text: '<html>' }],
  ['is broken', { status: 500, text: 'oops' }],
] as const)('a service that %s loses nothing: the submission waits in the inbox', async ([, answer]) => {
  reply = answer
  const { formId } = await publishedForm(contact, { captcha: 'turnstile' })
  expect((await send(formId, answers, { captchaKey: 'token' })).status).toBe(200)
  expect((await inbox(formId)).map(({ state }) => state)).toEqual(['held'])
})

test('without scripts a service cannot be shown, and the submission waits for a person', async () => {
  const { formId, path } = await publishedForm(contact, { captcha: 'turnstile' })
  await sendPlain({ formId, pagePath: path, ...plainAnswers })
  expect((await inbox(formId)).map(({ state }) => state)).toEqual(['held'])
})
