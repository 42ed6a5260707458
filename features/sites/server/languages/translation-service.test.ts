import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import type { PostTranslator } from './ask-translator.ts'
import { postOutside } from '#platform/egress'
import { accountsFeature } from '#features/accounts/server'
import { type Feature, provide } from '#platform/context'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { editableEmails } from '../extension-points.ts'
import { sitesFeature } from '../sites.feature.ts'
import { connectTranslation, translationStatus } from './translation-service.ts'
import { translateEmail } from './translate-email.ts'

interface Sent {
  path: string
  authorization: string
  body: { text?: string[]; source_lang?: string; target_lang?: string }
}
const sent: Sent[] = []
const service = { status: 200, isSilent: false, answer: '' }
const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Sent['body']
  sent.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body })
  if (service.isSilent) return void request.socket.destroy()
  const words = request.url?.endsWith('/usage')
    ? { character_count: 1200, character_limit: 500_000 }
    : { translations: (body.text ?? []).map((text) => ({ text: `DE ${text}` })) }
  response
    .writeHead(service.status, { 'content-type': 'application/json' })
    .end(service.answer || JSON.stringify(words))
}

const { port } = await listenHere(server)

/** DeepL on loopback, reached by the same door as the real one. */
const deepl: PostTranslator = (url, options) =>
  postOutside(url.replace(/^https:\/\/api(-free)?\.deepl\.com/, `http://127.0.0.1:${port}`), options, {
    allow: ['127.0.0.1/32'],
    ports: [port],
    proxy: '',
  })

const oven: Feature = {
  name: 'oven',
  provides: [
    provide(editableEmails, {
      'bread-ready': {
        group: 'orders',
        named: () => 'Bread is ready',
        when: () => 'Bread leaves the oven.',
        mayName: ['name'],
        starts: () => ({ subject: 'Your bread is ready', intro: '', outro: '' }),
        preview: () => ({ subject: '', html: '', text: '' }),
      },
    }),
  ],
}
const ctx = await testContext({ features: [accountsFeature, sitesFeature, oven] })
const app = await runningApp(ctx)
const site = await testSite(ctx, { locale: 'nl-NL' })
const owner = await ownerBrowser(app, ctx, site)
const key = 'a1b2c3d4-aaaa-bbbb-cccc-1234567890ab:fx'
const path = '/api/multilingual'
const settings = async () => (await owner.ask(`${path}/settings`)).json()
const kept = () => site.as((tx) => siteTables(tx).selectFrom('translation_services').selectAll().execute())
const statusNow = () => site.as((tx) => translationStatus(tx, {}, deepl))
const intro = 'Fijn dat je er bent, {name}.\n\nTot snel & groet'
const change = (language: string, words: object) =>
  owner.send('POST', '/api/site/emails/bread-ready', {
    isOn: true,
    subject: '',
    intro: '',
    outro: '',
    language,
    ...words,
  })
const isTranslatable = async (language: string) => {
  const answer = await owner.ask(`/api/site/emails?language=${language}`)
  const { emails } = answer.json<{ emails: { kind: string; isTranslatable: boolean }[] }>()
  return emails.find(({ kind }) => kind === 'bread-ready')?.isTranslatable
}

test('C7.27 C7.28 C7.29: no service is connected at first: settings and status say so', async () => {
  expect(await settings()).toEqual({
    enabled: false,
    defaultLanguage: 'nl-NL',
    languages: ['nl-NL'],
    connected: false,
    switcherPosition: 'footer',
  })
  expect((await owner.ask(`${path}/status`)).json()).toEqual({ status: 'disconnected', message: 'Not connected.' })
  expect((await owner.ask(`${path}/status?more=1`)).status).toBe(400)
})

test('a key that the service refuses is not kept', async () => {
  service.status = 403
  await expect(site.as((tx) => connectTranslation(tx, { key }, deepl))).rejects.toMatchObject({
    code: 'sites.translation_key_refused',
  })
  service.status = 200
  expect(await settings()).toMatchObject({ connected: false })
})

test('C7.29: until the service responds the connection waits, and then reports the used part of the plan', async () => {
  service.isSilent = true
  expect(await site.as((tx) => connectTranslation(tx, { key }, deepl))).toMatchObject({ status: 'connecting' })
  expect(await statusNow()).toMatchObject({ status: 'connecting' })
  service.isSilent = false
  expect(await site.as((tx) => connectTranslation(tx, { key }, deepl))).toMatchObject({ status: 'connected' })
  expect(await statusNow()).toEqual({ status: 'connected', message: '1,200 of 500,000 characters used this month.' })
  expect(await settings()).toMatchObject({ connected: true })
  expect(sent.at(-1)).toMatchObject({ path: '/v2/usage', authorization: `DeepL-Auth-Key ${key}` })
})

test('C7.29: a service that no longer takes the key, or falls silent, is an error', async () => {
  service.status = 403
  expect(await statusNow()).toMatchObject({ status: 'error', message: expect.stringContaining('no longer accepts') })
  service.status = 200
  service.isSilent = true
  expect(await statusNow()).toMatchObject({ status: 'error', message: expect.stringContaining('does not answer') })
  service.isSilent = false
})

test('the key is sealed in the database, and is in no response', async () => {
  const rows = await kept()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect((await owner.ask('/api/site/settings')).text).not.toContain(key)
})

test('the texts of an email are translated from the language of the site; names in braces and empty lines stay', async () => {
  expect(await isTranslatable('de')).toBe(false)
  expect((await change('nl', { intro })).status).toBe(200)
  expect([await isTranslatable('de'), await isTranslatable('nl')]).toEqual([true, false])
  const words = await site.as((tx) => translateEmail(tx, { kind: 'bread-ready', language: 'de' }, deepl))
  expect(words).toEqual({
    subject: '',
    intro: 'DE Fijn dat je er bent, {name}.\n\nDE Tot snel & groet',
    outro: '',
  })
  expect(sent.at(-1)?.body).toMatchObject({
    source_lang: 'NL',
    target_lang: 'DE',
    text: ['Fijn dat je er bent, <x>{name}</x>.', 'Tot snel &amp; groet'],
  })
})

test('a plan without characters translates nothing, and says so', async () => {
  service.status = 456
  await expect(
    site.as((tx) => translateEmail(tx, { kind: 'bread-ready', language: 'de' }, deepl)),
  ).rejects.toMatchObject({ code: 'sites.translation_failed' })
  service.status = 200
})

test.each([
  '<h1>Bad gateway</h1>',
  '{"translations":[{"text":"one alone"}]}',
  '{"translations":{"length":{"toString":1}}}',
])('an unreadable response translates nothing, and is no defect: %s', async (unreadable) => {
  service.answer = unreadable
  await expect(
    site.as((tx) => translateEmail(tx, { kind: 'bread-ready', language: 'de' }, deepl)),
  ).rejects.toMatchObject({ code: 'sites.translation_failed' })
  expect(await statusNow()).toMatchObject({ status: 'error' })
  service.answer = ''
})

test('C7.34: the connection is deleted without a payload: the key is removed, and nothing can be translated', async () => {
  const answer = await owner.send('DELETE', `${path}/connection`, undefined)
  expect([answer.status, answer.json<{ status: string }>().status]).toEqual([200, 'disconnected'])
  expect(await settings()).toMatchObject({ connected: false })
  expect(await kept()).toEqual([])
  expect(await isTranslatable('de')).toBe(false)
  expect((await owner.send('POST', '/api/site/emails/bread-ready/translation', { language: 'de' })).status).toBe(409)
})
