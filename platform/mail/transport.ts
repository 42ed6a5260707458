import { hash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { Configuration } from '#platform/context'

/** Limit of connections to the mail server, above which many providers refuse them. */
export const mostConnections = 5

const transports = new Map<string, Transporter>()

/** Cached per mail server. Connections are reused, and closed when idle. */
export async function transportOf({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const before = transports.get(smtpUrl)
  if (before) return before
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    pool: true,
    maxConnections: mostConnections,
    maxMessages: 500,
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transports.set(smtpUrl, transport)
  return transport
}

/** Closes the connections to a mail server. */
export function closeTransport({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): void {
  transports.get(smtpUrl)?.close()
  transports.delete(smtpUrl)
}

/** Returns a mark that differs between settings without revealing them. */
export function settingsMark({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): string {
  return hash('sha256', `${smtpUrl}\n${mailFrom}`, 'base64url').slice(0, 22)
}

export type Refusal =
  /** This email is refused permanently. */
  | 'email'
  /** All emails are refused until the settings are changed: the password, the sender. */
  | 'all'
  /** For now. */
  | 'later'
  /** The server is unavailable for all emails. */
  | 'away'

interface SmtpFailure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

export function refusalOf(error: unknown): Refusal {
  const { code = '', command = '', responseCode = 0 } = error as SmtpFailure
  const isForGood = responseCode >= 500
  if (code === 'EAUTH' || code === 'ENOAUTH' || command.startsWith('AUTH'))
    return isForGood || responseCode === 0 ? 'all' : 'later'
  if ([530, 534, 535, 538].includes(responseCode)) return 'all'
  if (isForGood && command === 'MAIL FROM') return 'all'
  if (isForGood) return 'email'
  return responseCode === 0 ? 'away' : 'later'
}
