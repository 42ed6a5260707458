import { callServer, type DataError } from '#platform/visitor'

/** Shows the forms that a passkey answers, and offers the passkeys of this device inside the field for the address. */
export function offerPasskeys(root: HTMLElement): () => void {
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-passkey]')]
  const [offering] = forms.filter((form) => form.dataset['offers'] !== undefined)
  for (const form of forms) form.hidden = false
  let waiting: AbortController | undefined
  const answer = async (form: HTMLFormElement, mediation: CredentialMediationRequirement) => {
    waiting?.abort()
    waiting = new AbortController()
    const question = await ask(form)
    const credential = await answerOf(form, question, mediation, waiting.signal)
    const field = form.elements.namedItem('answer')
    if (!credential || !(field instanceof HTMLInputElement)) return
    field.value = JSON.stringify(credential)
    form.requestSubmit()
    field.value = ''
  }
  const offer = async () => {
    const isPossible = await PublicKeyCredential.isConditionalMediationAvailable?.()
    if (offering && isPossible) await answer(offering, 'conditional')
  }
  // Sends the form after a passkey has answered; before that the button asks for one.
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset['passkey'] === undefined) return
    const field = form.elements.namedItem('answer')
    if (field instanceof HTMLInputElement && field.value !== '') return
    event.preventDefault()
    event.stopImmediatePropagation()
    const problem = form.querySelector('[role="alert"]')
    if (problem) problem.textContent = ''
    answer(form, 'optional').catch((error: unknown) => {
      if (problem) problem.textContent = error instanceof Refused ? error.message : (form.dataset['failed'] ?? '')
      void offer().catch(() => {})
    })
  }
  root.addEventListener('submit', onSubmit, true)
  void offer().catch(() => {})
  return () => {
    waiting?.abort()
    root.removeEventListener('submit', onSubmit, true)
  }
}

/** A refusal by the server, with its sentence. */
class Refused extends Error {}

async function ask(form: HTMLFormElement): Promise<Record<string, unknown>> {
  const {
    xsrfToken,
    returnTo: _,
    ...values
  } = Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const isNew = form.dataset['passkey'] === 'create'
  const headers: Record<string, string> = xsrfToken ? { 'X-SiteUser-XSRF-Token': xsrfToken } : {}
  try {
    return (await callServer(form.dataset['question'] ?? '', { body: isNew ? values : {}, headers })) ?? {}
  } catch (error) {
    const { sentence } = ((error as DataError).body ?? {}) as { sentence?: unknown }
    throw typeof sentence === 'string' ? new Refused(sentence) : error
  }
}

function answerOf(
  form: HTMLFormElement,
  question: Record<string, unknown>,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<Credential | null> {
  if (form.dataset['passkey'] === 'create')
    return navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question as never),
      signal,
    })
  return navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question as never),
    mediation,
    signal,
  })
}
