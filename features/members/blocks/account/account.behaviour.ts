import type { sayFailed as SayFailed } from './account-failure.dom.ts'
import { behaviour } from '#platform/islands'
import { callServer, type DataError, type FailedCall, type SystemErrorWords } from '#platform/visitor'

interface Answered {
  to?: string
  sentence?: string
  crumbFail?: boolean
  code?: string
  /** A failure without a field: no server answered, a foreign one did, or the error is unknown. */
  failure?: FailedCall
}

export interface AccountFormsProps {
  failed: string
  systemError: SystemErrorWords
}

/**
 * Sends the forms of an account without leaving the page: errors are shown beside their fields, and typed values are
 * kept. Signing out uses the call of C7.40.
 */
export const accountForms = behaviour<AccountFormsProps>('account', (root, { failed, systemError }) => {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-account-form]')) return
    event.preventDefault()
    void submit(form, failed, async (call) => (await failures())?.sayFailed(call, systemError))
  }
  // Loaded early, because it cannot be fetched once the server is unreachable.
  let loaded: Failures | undefined
  const failures = (): Failures => (loaded ??= import('./account-failure.dom.ts').catch(() => null))
  root.addEventListener('focusin', () => void failures(), { once: true })
  root.addEventListener('submit', onSubmit)
  const passkeys = canUsePasskeys(root) ? import('./account-passkeys.dom.ts').catch(() => null) : Promise.resolve(null)
  const offered = passkeys.then((part) => part?.offerPasskeys(root))
  return () => {
    root.removeEventListener('submit', onSubmit)
    void offered.then((stop) => stop?.())
  }
})

/** The forms of passkeys stay hidden in browsers without support. */
function canUsePasskeys(root: HTMLElement): boolean {
  const knows = typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  return knows && root.querySelector('[data-passkey]') !== null
}

type Failures = Promise<{ sayFailed: typeof SayFailed } | null>

async function submit(
  form: HTMLFormElement,
  failed: string,
  sayFailed: (call: FailedCall) => Promise<void>,
): Promise<void> {
  if (form.ariaBusy === 'true') return
  const problem = form.querySelector('[role="alert"]')
  form.ariaBusy = 'true'
  if (problem) problem.textContent = ''
  const answered = await send(form).catch(
    (): Answered => ({ failure: { url: form.action, status: 0, format: '', body: null } }),
  )
  if (answered.to !== undefined) return follow(answered.to)
  form.ariaBusy = null
  if (problem) problem.textContent = answered.sentence ?? failed
  if (answered.failure) await sayFailed(answered.failure)
}

async function send(form: HTMLFormElement): Promise<Answered> {
  const { xsrfToken, ...values } = Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const headers: Record<string, string> = xsrfToken ? { 'X-SiteUser-XSRF-Token': xsrfToken } : {}
  const path = new URL(form.action).pathname
  const leaves = path.endsWith('/session/end') && values['everywhere'] === undefined
  const address = leaves ? `${path.slice(0, -4)}?cloneCart=${values['cloneCart'] === 'on'}` : path
  try {
    const call = leaves ? { method: 'DELETE' as const, headers } : { headers, body: values }
    return (await callServer<Answered>(address, call)) ?? {}
  } catch (error) {
    return refusalOf(path, error as DataError)
  }
}

function refusalOf(path: string, { status, format, body, text }: DataError): Answered {
  const parsed = format.includes('json') ? (body as Answered) : null
  // The form shows its own refusals, but not a refusal of the whole page.
  if (parsed && status < 500 && !(status === 403 && parsed.code?.startsWith('http.') && !parsed.crumbFail))
    return parsed
  return { ...parsed, failure: { url: path, status, format, body: parsed ?? text } }
}

/** An address that differs by its hash alone would not be loaded again. */
function follow(to: string): void {
  const target = new URL(to, location.href)
  const isSame = target.pathname === location.pathname && target.search === location.search
  location.assign(target)
  if (isSame) location.reload()
}
