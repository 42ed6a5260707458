/** A failed response, as far as it could be read. `status` is 0 when no server answered. */
export interface FailedAnswer {
  url: string
  status: number
  format: string
  text: string
  /** undefined when the body is not JSON. */
  body: unknown
}

export type DataErrorKind =
  | 'crumbFail'
  | 'loginRequired'
  | 'authorizationFail'
  | 'told'
  | 'missing'
  | 'unreadable'
  | 'unauthorized'
  | 'broken'
  | 'unavailable'
  | 'unreachable'

/** Its message is a sentence for the visitor. */
export interface DataError extends Error, FailedAnswer {
  kind: DataErrorKind
  /** Path of the missing resource (C8.28). */
  path?: string
}

/** The texts in the document's language, or in English if there are none. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    unauthorized: 'Unauthorized request',
    broken: 'Internal server error. Please try again later.',
    unavailable: 'The service is temporarily unavailable. Please try again later.',
    unreachable: 'Unable to connect',
    unreadable: 'Internal error: the answer of {url} cannot be read: {text}',
  },
  nl: {
    unauthorized: 'Geen toestemming voor dit verzoek',
    broken: 'Er ging iets mis op de server. Probeer het later opnieuw.',
    unavailable: 'De dienst is tijdelijk niet beschikbaar. Probeer het later opnieuw.',
    unreachable: 'Geen verbinding',
    unreadable: 'Interne fout: het antwoord van {url} is onleesbaar: {text}',
  },
  de: {
    unauthorized: 'Keine Berechtigung für diese Anfrage',
    broken: 'Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    unavailable: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    unreachable: 'Keine Verbindung',
    unreadable: 'Interner Fehler: Die Antwort von {url} ist nicht lesbar: {text}',
  },
}
const longestText = 300

/**
 * Converts a failure to the documented error (A8.02–A8.07, R1.31). A required sign-in is dispatched as an event of the
 * document, so that any listener can offer one (A8.10).
 */
export function dataErrorOf(failure: FailedAnswer): DataError {
  const kind = kindOf(failure)
  if (kind === 'loginRequired') document.dispatchEvent(new CustomEvent('quoin:login-required', { detail: failure }))
  const error = Object.assign(new Error(messageOf(failure, kind)), failure, { kind })
  // oxlint-disable-next-line no-console -- C8.29: a call that failed is recorded as an error
  console.error(error.message, failure.status, failure.url)
  return kind === 'missing' ? Object.assign(error, { name: 'NotFoundError', path: failure.url }) : error
}

function kindOf({ status, body }: FailedAnswer): DataErrorKind {
  const fields = fieldsOf(body)
  for (const name of ['crumbFail', 'loginRequired', 'authorizationFail'] as const)
    if (fields[name] === true) return name
  if (status >= 200 && status < 300) return 'unreadable'
  if (status === 404) return 'missing'
  if (told(body, status) !== null) return 'told'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 500 || status === 501) return 'broken'
  return status === 503 ? 'unavailable' : 'unreachable'
}

function messageOf({ url, status, text, body }: FailedAnswer, kind: DataErrorKind): string {
  const language = document.documentElement.lang.slice(0, 2)
  const say = (name: string): string => (words[language] ?? words['en'])?.[name] ?? ''
  const sentence = told(body, status)
  if (sentence !== null) return sentence
  if (kind === 'unreadable') return say(kind).replace('{url}', url).replace('{text}', text.slice(0, longestText))
  if (kind === 'crumbFail' || kind === 'loginRequired' || kind === 'authorizationFail') return say('unauthorized')
  return say(kind === 'missing' ? 'unreachable' : kind)
}

/** Returns the server's sentence. Our own sentences come with any status; the documented names with four. */
function told(body: unknown, status: number): string | null {
  const fields = fieldsOf(body)
  const names = [400, 401, 500, 502].includes(status) ? ['error', 'message', 'billingErrorCode'] : []
  const first = ['sentence', ...names]
    .map((name) => fields[name])
    .find((text) => typeof text === 'string' && text !== '')
  return typeof first === 'string' ? first : null
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
