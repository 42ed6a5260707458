import { behaviour } from '#platform/islands'
import { callServer, type DataError } from '#platform/visitor'
import type { EarlyFault } from '../contract/field-checks.rules.ts'
import type { ProofChallenge } from '../contract/proof.rules.ts'
import { isShown, updateConditions } from './form-conditions.dom.ts'
import { fillFromLink, forgetDraft, restoreDraft, storeDraft } from './form-draft.dom.ts'
import { clearFaults, faultsOf, focusFirstFault, sendButton, showFaults } from './form-faults.dom.ts'
import { countLetters } from './form-counters.dom.ts'
import { type Steps, stepsOfForm } from './form-steps.dom.ts'
import { type FormParts, filesOf, partsOf, withFiles } from './form-parts.dom.ts'
import { formValues } from './form-values.dom.ts'

export interface FormStart {
  /** Texts by status, or by one of the moments below. */
  words: Readonly<Record<string, string>>
  /** Sentences by `EarlyFault`; null when the browser checks nothing (C5.01). */
  faults: Readonly<Partial<Record<EarlyFault, string>>> | null
  thanks: string
  thanksHtml: string
  redirect: string | null
  remembers: boolean
  /** C4.25: newsletter forms report sign-ups separately. */
  isNewsletter?: true
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
  details?: { challenge?: ProofChallenge }
}

/** Checks a form beside its fields and sends it without leaving the page (A4.05–A4.14, R1.05, R1.13). */
export const formBehaviour = behaviour<FormStart>('form', (root, start) => {
  const form = root.querySelector('form')
  if (!form) return
  const steps = stepsOfForm(form)
  const parts = partsOf(form)
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    if (!steps.isLast) nextStep(form, steps, start)
    else void submit(form, { steps, parts, start })
  }
  const onInput = ({ target }: Event): void => {
    countLetters(target)
    parts.calculate()
    updateConditions(form)
    parts.calculate()
    if (start.remembers) storeDraft(form)
  }
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-back]')) steps.move(-1)
  }
  form.addEventListener('submit', onSubmit)
  form.addEventListener('input', onInput)
  form.addEventListener('click', onClick)
  if (start.remembers) restoreDraft(form)
  fillFromLink(form)
  updateConditions(form)
  parts.open()
  for (const area of form.querySelectorAll('textarea')) countLetters(area)
  return () => {
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('input', onInput)
    form.removeEventListener('click', onClick)
  }
})

/** Each step is checked before the next is shown. */
function nextStep(form: HTMLFormElement, steps: Steps, start: FormStart): void {
  clearFaults(form)
  if (!refuse(form, steps.current, start)) steps.move(1)
}

/** Shows the faults of a part of the form beside their fields; returns whether there are any. */
function refuse(form: HTMLFormElement, part: HTMLElement, { words, faults }: FormStart): boolean {
  const wrong = faults ? faultsOf(part) : new Map<string, EarlyFault>()
  if (!faults || wrong.size === 0) return false
  showFaults(form, new Map([...wrong].map(([id, fault]) => [id, faults[fault] ?? ''])), words, words['invalid'] ?? '')
  focusFirstFault(form)
  return true
}

interface Sending {
  steps: Steps
  parts: FormParts
  start: FormStart
}

async function submit(form: HTMLFormElement, { steps, parts, start }: Sending): Promise<void> {
  const { words } = start
  clearFaults(form)
  const values = formValues(form, isShown)
  const files = filesOf(form, isShown)
  // A locked form has another label on its button.
  const submitButtonText = sendButton(form)?.textContent ?? ''
  // R1.13: the form is locked first and validated next.
  const unlock = lock(form, words['sending'] ?? '')
  const wrong = start.faults ? faultsOf(form) : new Map<string, EarlyFault>()
  if (wrong.size > 0) {
    unlock()
    showStepWith(form, steps, [...wrong.keys()])
    refuse(form, form, start)
    return
  }
  const captcha = parts.captcha()
  const token = captcha?.token()
  // A5.05
  if (token === '') return fail(form, unlock, words['captcha'])
  const send = async (captchaKey: string): Promise<Saved | null | undefined> => {
    const key = await newKey().catch(() => null)
    if (!key) {
      fail(form, unlock, words[key === null ? 'processing' : 'noKey'])
      return undefined
    }
    return callServer<Saved>(form.getAttribute('action') ?? '', {
      body: withFiles({ ...sentWith(form, values, key), submitButtonText, ...(captchaKey && { captchaKey }) }, files),
    })
  }
  try {
    const saved = await send(token ?? '').catch(async (error: DataError) => {
      const { challenge } = (error.body as Saved | undefined)?.details ?? {}
      if (!challenge) throw error
      return send(await (await import('./form-proof.dom.ts')).solved(challenge))
    })
    if (saved !== undefined) thank(form, unlock, start, saved ?? {})
  } catch (error) {
    unlock()
    captcha?.reset()
    refused(form, steps, start, error as DataError)
  }
}

/** Shows the server's refusals beside their fields. */
function refused(form: HTMLFormElement, steps: Steps, { words }: FormStart, error: DataError): void {
  const { data, sentence } = (error.body ?? {}) as Saved
  const errors = data?.errors
  if (error.status === 400 && errors && Object.keys(errors).length > 0) {
    showStepWith(form, steps, Object.keys(errors))
    showFaults(form, new Map(Object.entries(errors)), words)
    return focusFirstFault(form)
  }
  const message = error.status === 0 ? words['processing'] : (words[error.status] ?? data?.error ?? sentence)
  fail(form, () => {}, message ?? words['unknown'])
}

/** The first of the fields that are wrong is seen. */
function showStepWith(form: HTMLFormElement, steps: Steps, ids: readonly string[]): void {
  steps.showField(
    [...form.querySelectorAll<HTMLElement>('[data-field]')].find((field) =>
      ids.includes(field.dataset['field'] ?? ''),
    ) ?? null,
  )
}

function fail(form: HTMLFormElement, unlock: () => void, sentence = ''): void {
  unlock()
  showFaults(form, new Map(), {}, sentence)
  form.querySelector<HTMLElement>('.form-problem')?.focus()
}

/** A4.07, A4.08: locks the form while it is being sent, and the button says so. */
function lock(form: HTMLFormElement, sending: string): () => void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.form-fields :is(input,textarea,select)')]
  const button = sendButton(form)
  const label = button?.textContent ?? ''
  const setLocked = (isLocked: boolean): void => {
    form.ariaBusy = isLocked ? 'true' : null
    for (const field of fields) field.disabled = isLocked
    if (button) button.textContent = isLocked ? sending : label
  }
  setLocked(true)
  return () => setLocked(false)
}

/** Returns undefined when the server provides no key. */
async function newKey(): Promise<string | undefined> {
  try {
    return (await callServer<Saved>('/api/form/FormSubmissionKey', { body: {} }))?.data?.key
  } catch (error) {
    if ((error as DataError).status === 0) throw error
    return undefined
  }
}

/** Returns the values sent beside the answers (R1.07, A3.09). */
function sentWith(form: HTMLFormElement, values: object, key: string): object {
  const field = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
  const { id, dataset } = document.body
  return {
    key,
    formId: field('formId'),
    collectionId: '',
    objectName: document.title,
    isOverlayForm: form.closest('dialog') !== null,
    form: JSON.stringify(values),
    spare: field('spare'),
    websiteId: dataset['website'] ?? '',
    templateId: dataset['kind'] ?? '',
    pageId: id.replace('page-', ''),
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
    websiteLocale: document.documentElement.lang,
    visitorCookie: cookieOf('ss_cookieAllowed') === 'true' ? cookieOf('ss_cvr') : '',
  }
}

function cookieOf(name: string): string {
  const [, value = ''] =
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split('=') ?? []
  return value
}

/** R1.05: event, redirect or thanks, focus, and finally the owner's HTML, whose scripts run once. */
function thank(form: HTMLFormElement, unlock: () => void, start: FormStart, { data }: Saved): void {
  forgetDraft(form)
  form.dispatchEvent(new CustomEvent('quoin:form-submitted', { bubbles: true, detail: { formId: form.id.slice(5) } }))
  if (start.isNewsletter) tellOfSignUp(form)
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

/** C4.25: emits an event of its own, and adds an entry for a tag manager of the page. */
function tellOfSignUp(form: HTMLFormElement): void {
  form.dispatchEvent(new CustomEvent('quoin:newsletter-signup', { bubbles: true }))
  const { dataLayer } = window as { dataLayer?: object[] }
  dataLayer?.push({ event: 'newsletter_signup' })
}

/** Scripts in parsed HTML do not run, so each is replaced with a copy. */
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
