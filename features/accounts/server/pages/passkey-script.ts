import { type Answer, answer } from '#platform/http'

/**
 * Offers the passkeys of a device inside the field for the address, and by a button. Where the browser knows none of it
 * nothing happens: the button stays hidden. `data-question` is what is asked, or `data-fetch` where it is asked for;
 * the answer is sent as a form.
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

/** The same for everybody; a browser asks again after five minutes, so that a new version reaches it. */
export async function servePasskeyScript(): Promise<Answer<string>> {
  return answer({
    type: 'text/javascript; charset=utf-8',
    headers: { 'Cache-Control': 'public, max-age=300' },
    body: passkeyScript,
  })
}
