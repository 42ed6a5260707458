import { dialogCss } from './dialog-style.ts'
import { containFocus } from './focus.ts'
import { adoptStyles } from './style-sheet.ts'

/**
 * `cleaned`: the server has logged the error and returned its number alone, or refused the page itself (A8.11).
 * `network`: no server answered, or the server stated why it could not. `other`: an unchanged foreign response (B8.03).
 */
export type SystemError =
  | { kind: 'cleaned'; errorKey: string }
  | { kind: 'network'; errorKey: string; url: string; text?: string }
  | { kind: 'other'; errorKey: string; url: string; format: string; text: string }

/** Texts for an error without a server response, when nothing more can be requested. */
export interface SystemErrorWords {
  title: string
  cleaned: string
  network: string
  reload: string
  clear: string
}

/** A failed call. `status` 0: no server answered; `body`: the parsed response, or its text. */
export interface FailedCall {
  url: string
  status: number
  format: string
  body: unknown
}

/** A logged defect, whose response contains nothing that a person could act on. */
const cleaned = 'http.defect'
/** Limit of a foreign response, enough to understand the error. */
const longest = 300

export function systemErrorOf({ url, status, format, body }: FailedCall): SystemError {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = [fields['sentence'], fields['error'], fields['message']].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  ) as string | undefined
  const number = (fields['details'] as { id?: unknown } | undefined)?.id
  const errorKey =
    [fields['errorKey'], number, fields['code']].find((candidate) => typeof candidate === 'string') ?? status
  const key = String(errorKey)
  if (fields['authorizationFail'] === true || fields['code'] === cleaned) return { kind: 'cleaned', errorKey: key }
  if (status === 0 || status >= 500)
    return { kind: 'network', errorKey: key, url, ...(text === undefined ? {} : { text }) }
  return { kind: 'other', errorKey: key, url, format, text: text ?? readable(body) }
}

/** Returns the words of an HTML response. */
function readable(body: unknown): string {
  if (typeof body !== 'string') return ''
  const [first, ...tags] = body.split('<')
  let skipped = ''
  const words = tags.map((tag) => {
    const name = /^\/?(?:style|script|title)\b/i.exec(tag)?.[0].toLowerCase() ?? ''
    if (skipped === '') skipped = name.replace(/^\/.*/, '')
    else if (name === `/${skipped}`) skipped = ''
    return skipped === '' ? tag.slice(tag.indexOf('>') + 1) : ''
  })
  return [first, ...words].join(' ').replace(/\s+/g, ' ').trim().slice(0, longest)
}

/** Covers the page until the visitor reloads it or closes the message. Resolves when the message is closed. */
export function showSystemError(error: SystemError, words: SystemErrorWords): Promise<void> {
  adoptStyles(dialogCss)
  if (error.kind === 'network') showNetworkError(error.url)
  const element = build(error, words)
  document.body.append(element)
  element.showModal()
  const release = containFocus({ container: element })
  return new Promise((resolve) => {
    const button = (name: string) => element.querySelector(`[value=${name}]`)
    button('reload')?.addEventListener('click', () => location.reload())
    button('clear')?.addEventListener('click', () => element.close())
    element.addEventListener('close', () => {
      release()
      element.remove()
      resolve()
    })
  })
}

/** Analytics listen for this event (B8.07). */
function showNetworkError(urlRequested: string): void {
  // oxlint-disable-next-line no-console -- B8.07: it is logged under this name
  console.error('system_network_error', urlRequested)
  document.dispatchEvent(new CustomEvent('quoin:event', { detail: { name: 'system_network_error', urlRequested } }))
}

function build(error: SystemError, words: SystemErrorWords): HTMLDialogElement {
  const element = document.createElement('dialog')
  element.className = 'dialog system-error'
  element.setAttribute('role', 'alertdialog')
  element.setAttribute('aria-labelledby', 'system-error-title')
  element.setAttribute('aria-describedby', 'system-error-words')
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => Object.assign(document.createElement(name), properties)
  const buttons = make('div', { className: 'dialog-buttons' })
  buttons.append(
    ...(['clear', 'reload'] as const).map((name) => {
      const button = make('button', {
        type: 'button',
        className: 'button',
        value: name,
        textContent: words[name],
        autofocus: name === 'reload',
      })
      Object.assign(button.dataset, { size: 'small', look: name === 'reload' ? 'solid' : 'outline' })
      return button
    }),
  )
  element.append(
    make('h2', { id: 'system-error-title', textContent: words.title }),
    make('p', { id: 'system-error-words', textContent: sentenceOf(error, words) }),
    make('code', { textContent: error.errorKey }),
    buttons,
  )
  return element
}

function sentenceOf(error: SystemError, words: SystemErrorWords): string {
  if (error.kind === 'cleaned') return words.cleaned
  if (error.kind === 'network') return error.text ?? words.network
  return `${error.url}\n${error.format}\n${error.text}`
}
