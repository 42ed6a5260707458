import { type Answer, answer } from '#platform/http'

/**
 * Offers the passkeys of a device in the address field, and by a button. Without browser support the button stays
 * hidden. `data-question` contains the challenge, or `data-fetch` the address to request it from; the response is sent
 * as a form.
 */
const passkeyScript = `(() => {
const form = document.querySelector('[data-passkey]')
const kind = window.PublicKeyCredential
if (!form || !kind || !kind.parseRequestOptionsFromJSON || !navigator.credentials) return
const { question, fetch: address, failed } = form.dataset
const note = form.querySelector('[role=alert]')
const button = form.querySelector('button')
let waiting
const readOptions = async () => {
  if (question) return JSON.parse(question)
  const send = () => fetch(address, { method: 'POST', headers: { accept: 'application/json', 'content-type': 'application/json', crumb: (/(?:^|; )crumb=([^;]*)/.exec(document.cookie) || [])[1] || '' }, body: '{}' })
  let answer = await send()
  if (answer.status === 403) answer = await send()
  if (!answer.ok) throw new Error()
  return answer.json()
}
const get = async (mediation) => {
  if (waiting) waiting.abort()
  const mine = waiting = new AbortController()
  const publicKey = kind.parseRequestOptionsFromJSON(await readOptions())
  const credential = await navigator.credentials.get({ publicKey, mediation, signal: mine.signal })
  if (!credential) return
  form.elements.answer.value = JSON.stringify(credential)
  form.submit()
}
const offer = async () => {
  if (!question && kind.isConditionalMediationAvailable && await kind.isConditionalMediationAvailable()) await get('conditional')
}
button.addEventListener('click', async () => {
  note.textContent = ''
  try { await get('optional') } catch (error) { note.textContent = failed; offer().catch(() => {}) }
})
form.hidden = false
offer().catch(() => {})
setInterval(() => { if (document.visibilityState === 'visible') offer().catch(() => {}) }, 540000)
})()`

export const passkeyScriptPath = '/sign-in/passkey.js'

/**
 * The script is the same for all visitors; browsers revalidate it after five minutes, so that a new version reaches
 * them.
 */
export async function servePasskeyScript(): Promise<Answer<string>> {
  return answer({
    type: 'text/javascript; charset=utf-8',
    headers: { 'Cache-Control': 'public, max-age=300' },
    body: passkeyScript,
  })
}
