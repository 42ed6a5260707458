import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { servePasskeyScript } from './passkey-script.ts'

const { body: script } = await servePasskeyScript()

/** A sign-in page whose browser answers `get` in this way; null: a browser without passkeys. */
async function opened(get: ((mediation: string) => Promise<unknown>) | null) {
  const mediations: string[] = []
  const note = { textContent: '' }
  const press: (() => Promise<void>)[] = []
  const button = { addEventListener: (_: string, act: () => Promise<void>) => press.push(act) }
  const sent: string[] = []
  const answer = { value: '' }
  const form = {
    hidden: true,
    dataset: { fetch: '/api/passkeys/question', failed: 'That did not work.' },
    elements: { answer },
    submit: () => sent.push(answer.value),
    querySelector: (selector: string) => (selector === 'button' ? button : note),
  }
  const credentials = {
    get: ({ mediation }: { mediation: string }) => {
      mediations.push(mediation)
      return get?.(mediation)
    },
  }
  const kind = {
    parseRequestOptionsFromJSON: (options: unknown) => options,
    isConditionalMediationAvailable: async () => true,
  }
  const loose: unknown[] = []
  const keepReason = (reason: unknown) => loose.push(reason)
  process.on('unhandledRejection', keepReason)
  runInNewContext(script, {
    document: { querySelector: () => form, cookie: '', visibilityState: 'visible' },
    window: get ? { PublicKeyCredential: kind } : {},
    navigator: get ? { credentials } : {},
    AbortController,
    JSON,
    setInterval: () => 0,
    fetch: async () => ({ ok: true, status: 200, json: async () => ({}) }),
  })
  await settled()
  process.off('unhandledRejection', keepReason)
  return { mediations, form, loose, note, sent, press: async () => press[0]?.() }
}

/** All that follows at once has followed. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const refused = () =>
  Promise.reject(new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'))

test('visitors without a passkey see no error: declining the offer in the address field shows no message', async () => {
  const { mediations, form, loose, note, sent } = await opened(refused)
  expect(mediations).toEqual(['conditional'])
  expect([note.textContent, sent, loose]).toEqual(['', [], []])
  expect(form.hidden).toBe(false)
  const nobody = await opened(async () => null)
  expect([nobody.note.textContent, nobody.sent]).toEqual(['', []])
})

test('a browser without passkeys shows neither a button nor an error', async () => {
  const { mediations, form, loose, note } = await opened(null)
  expect([mediations, form.hidden, note.textContent, loose]).toEqual([[], true, '', []])
})

test('pressing the button without a passkey shows the reason and offers a passkey in the field again', async () => {
  const { mediations, note, press } = await opened(refused)
  await press()
  await settled()
  expect([note.textContent, mediations]).toEqual(['That did not work.', ['conditional', 'optional', 'conditional']])
})

test('a passkey that was chosen in the field is sent', async () => {
  expect((await opened(async () => ({ id: 'key' }))).sent).toEqual(['{"id":"key"}'])
})
