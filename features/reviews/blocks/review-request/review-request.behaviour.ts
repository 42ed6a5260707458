import { behaviour } from '#platform/islands'
import { crumb } from '#platform/visitor'

interface Words {
  /** With `%` where the number goes. */
  left: string
  most: number
  failed: string
  failedLead: string
  choose: string
}

/** Counts what may still be written, and sends without leaving the page: nothing typed is lost when it fails. */
export const reviewRequest = behaviour<Words>('review-request', (root, words) => {
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLTextAreaElement)) return
    const left = target.form?.querySelector('.review-left')
    if (left) left.textContent = words.left.replace('%', String(words.most - [...target.value].length))
  }
  const onSubmit = (event: Event): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    void submit(event.target, words)
  }
  // Our own sentence stands in place of the browser's.
  for (const form of root.querySelectorAll('form')) form.noValidate = true
  root.addEventListener('input', onInput)
  root.addEventListener('submit', onSubmit)
  return () => {
    root.removeEventListener('input', onInput)
    root.removeEventListener('submit', onSubmit)
  }
})

async function submit(form: HTMLFormElement, { failed, failedLead, choose }: Words): Promise<void> {
  const problem = form.querySelector('[role="alert"]')
  const tell = (text: string): void => {
    if (problem) problem.textContent = text
  }
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>
  if (!values['rating']) {
    tell(choose)
    form.querySelector<HTMLInputElement>('input[type="radio"]')?.focus()
    return
  }
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  tell('')
  const answered = await twice(form.action, values).catch(() => null)
  form.ariaBusy = null
  if (!answered?.ok) return tell(`${failed}. ${failedLead}.`)
  const target = new URL(location.href)
  target.search = new URLSearchParams({
    token: target.searchParams.get('token') ?? '',
    sent: values['lineId'] ?? '',
  }).toString()
  location.assign(target)
}

/** With a fresh crumb, once. */
async function twice(action: string, values: object): Promise<Response> {
  const first = await send(action, values)
  const isStale = first.status === 403 && ((await first.clone().json()) as { crumbFail?: boolean }).crumbFail
  return isStale ? send(action, values) : first
}

async function send(action: string, values: object): Promise<Response> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', crumb: await crumb() }
  return fetch(action, { method: 'POST', headers, body: JSON.stringify(values) })
}
