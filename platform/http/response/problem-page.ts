import { type ProblemBody, statusOfProblem } from '#platform/contract'
import type { Language } from '#platform/i18n'
import { httpMessages, sentenceOf } from '../http.problems.ts'

const style =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f7f8;color:#17181c}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}a{color:#0059c9}button{font:inherit;padding:.6rem 1.1rem;border:0;border-radius:6px;background:#0059c9;color:#fff;cursor:pointer}@media(prefers-color-scheme:dark){body{background:#17181c;color:#f3f4f6}a{color:#6cb0ff}}'

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function page(language: Language, title: string, inner: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${inner}</main></body></html>`
}

/** Renders a problem as a page of its own, for people who followed a link or sent a form. */
export function problemPage(body: ProblemBody, language: Language, requestId?: string): string {
  const status = statusOfProblem(body)
  const title = httpMessages(language, status === 404 ? 'title.missing' : 'title.problem')
  // Internal errors show their id, so that the site's staff finds them in the log.
  const number =
    status >= 500 && requestId
      ? `<p><small>${escapeHtml(httpMessages(language, 'request', { id: requestId }))}</small></p>`
      : ''
  return page(
    language,
    title,
    `<p>${escapeHtml(sentenceOf(body, language))}</p><p><a href="/">${escapeHtml(httpMessages(language, 'way.home'))}</a></p>${number}`,
  )
}

/** Shows a form once more, with a crumb, when the browser did not say where it came from. */
export function confirmPage(
  language: Language,
  action: string,
  fields: readonly (readonly [string, string])[],
  crumb: string,
): string {
  const inputs = [...fields.filter(([name]) => name !== 'crumb'), ['crumb', crumb] as const].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const button = `<button>${escapeHtml(httpMessages(language, 'confirm.button'))}</button>`
  return page(
    language,
    httpMessages(language, 'title.confirm'),
    `<p>${escapeHtml(httpMessages(language, 'confirm.sentence'))}</p><form method="post" action="${escapeHtml(action)}">${inputs.join('')}${button}</form>`,
  )
}
