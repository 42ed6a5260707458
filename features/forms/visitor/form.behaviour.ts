import { behaviour } from '#platform/islands'
import { crumb } from '#platform/visitor'
import type { AnswerFault } from '../contract/field-checks.rules.ts'
import { clearFaults, faultsOf, focusFirstFault, showFaults } from './form-faults.dom.ts'
import { countLetters } from './form-counters.dom.ts'
import { formValues } from './form-values.dom.ts'

export interface FormStart {
  /** By what happened: a status, or one of the moments below. */
  words: Readonly<Record<string, string>>
  /** Why an answer is refused, by `AnswerFault`. */
  faults: Readonly<Record<AnswerFault, string>>
  thanks: string
  thanksHtml: string
  redirect: string | null
}

interface Saved {
  data?: {
    key?: string
    submissionText?: string
    submissionHTML?: string
    redirectUrl?: string | null
    errors?: Record<string, string>
    error?: string
  }
  sentence?: string
}

/** Checks a form beside its fields and sends it without leaving the page (A4.05–A4.14, R1.05, R1.13). */
export const formBehaviour = behaviour<FormStart>('form', (root, start) => {
  const form = root.querySelector('form')
  if (!form) return
  // Our own sentences stand in place of the browser's.
  form.noValidate = true
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    if (form.ariaBusy !== 'true') void submit(form, start)
  }
  const onInput = ({ target }: Event): void => countLetters(target)
  form.addEventListener('submit', onSubmit)
  form.addEventListener('input', onInput)
  for (const area of form.querySelectorAll('textarea')) countLetters(area)
  return () => {
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('input', onInput)
  }
})

async function submit(form: HTMLFormElement, start: FormStart): Promise<void> {
  const { words, faults } = start
  clearFaults(form)
  const values = formValues(form)
  // R1.13: locked first, checked next.
  const unlock = lock(form, words['sending'] ?? '')
  const found = faultsOf(form)
  if (found.size > 0) {
    unlock()
    showFaults(form, new Map([...found].map(([id, fault]) => [id, faults[fault]])), words, words['invalid'] ?? '')
    return focusFirstFault(form)
  }
  try {
    const key = await newKey()
    if (!key) return fail(form, unlock, words['noKey'])
    const answer = await call('/api/form/SaveFormSubmission', sentWith(form, values, key))
    const body = (await answer.json().catch(() => ({}))) as Saved
    if (answer.ok) return thank(form, unlock, start, body)
    unlock()
    const errors = body.data?.errors
    if (answer.status === 400 && errors && Object.keys(errors).length > 0) {
      showFaults(form, new Map(Object.entries(errors)), words)
      return focusFirstFault(form)
    }
    fail(form, unlock, words[answer.status] ?? body.data?.error ?? body.sentence ?? words['unknown'])
  } catch {
    fail(form, unlock, words['processing'])
  }
}

function fail(form: HTMLFormElement, unlock: () => void, sentence = ''): void {
  unlock()
  showFaults(form, new Map(), {}, sentence)
  form.querySelector<HTMLElement>('.form-problem')?.focus()
}

/** A4.07, A4.08: nothing can be changed while it is sent, and the button says so. */
function lock(form: HTMLFormElement, sending: string): () => void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.form-fields :is(input,textarea,select)')]
  const button = form.querySelector('button')
  const label = button?.textContent ?? ''
  const setLocked = (isLocked: boolean): void => {
    form.ariaBusy = isLocked ? 'true' : null
    for (const field of fields) field.disabled = isLocked
    if (button) button.textContent = isLocked ? sending : label
  }
  setLocked(true)
  return () => setLocked(false)
}

async function newKey(): Promise<string | undefined> {
  const answer = await call('/api/form/FormSubmissionKey', {})
  return answer.ok ? ((await answer.json()) as Saved).data?.key : undefined
}

/** R1.07, A3.09: what is sent beside the answers. */
function sentWith(form: HTMLFormElement, values: object, key: string): object {
  const field = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
  return {
    key,
    formId: field('formId'),
    collectionId: '',
    objectName: document.title,
    isOverlayForm: form.closest('dialog') !== null,
    submitButtonText: form.querySelector('button')?.textContent ?? '',
    form: JSON.stringify(values),
    homepage: field('homepage'),
    pagePath: field('pagePath'),
    pageHash: location.hash,
    url: location.href,
    title: document.title,
    referrer: document.referrer,
    queryString: location.search,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    userLocale: navigator.language,
  }
}

/** R1.05: event, redirect or thanks, focus, and last the owner's HTML, whose scripts run once. */
function thank(form: HTMLFormElement, unlock: () => void, start: FormStart, { data }: Saved): void {
  form.dispatchEvent(new CustomEvent('quoin:form-submitted', { bubbles: true, detail: { formId: form.id.slice(5) } }))
  const redirect = data?.redirectUrl ?? start.redirect
  if (redirect) return location.assign(redirect)
  unlock()
  form.hidden = true
  const thanks = document.createElement('div')
  thanks.className = 'form-thanks'
  thanks.tabIndex = -1
  thanks.setAttribute('role', 'status')
  thanks.textContent = data?.submissionText ?? start.thanks
  form.after(thanks)
  thanks.focus()
  thanks.scrollIntoView({ block: 'nearest' })
  const html = data?.submissionHTML ?? start.thanksHtml
  if (html) thanks.after(ownerHtml(html))
}

/** Scripts in parsed HTML do not run; a copy of each does. */
function ownerHtml(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  for (const script of place.querySelectorAll('script')) {
    const copy = document.createElement('script')
    for (const { name, value } of script.attributes) copy.setAttribute(name, value)
    if (nonce) copy.nonce = nonce
    copy.textContent = script.textContent
    script.replaceWith(copy)
  }
  return place
}

/** With a fresh crumb, once more, when the first was too old. */
async function call(path: string, body: object): Promise<Response> {
  const send = async (): Promise<Response> =>
    fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json', crumb: await crumb() },
      body: JSON.stringify(body),
    })
  const first = await send()
  const isStale = first.status === 403 && ((await first.clone().json()) as { crumbFail?: boolean }).crumbFail
  return isStale ? send() : first
}
