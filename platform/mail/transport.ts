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
  readonly response?: string
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

/**
 * Tells whether a permanent refusal is about the address of the recipient. By RFC 3463 that is status 5.1.x and 5.2.0
 * or 5.2.1; a full mailbox or a filter against spam says nothing about the address.
 */
export function isAddressRefused(error: unknown): boolean {
  const { command = '', responseCode = 0, response = '' } = error as SmtpFailure
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return status === undefined ? [550, 551, 553].includes(responseCode) : isAddressStatus(status)
}

/** Tells whether a status of RFC 3463 means that the address takes no email. */
export function isAddressStatus(status: string): boolean {
  return /^5\.(?:1\.\d{1,3}|2\.[01])$/.test(status)
}
