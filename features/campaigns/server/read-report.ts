import { Buffer } from 'node:buffer'

/** A report about one email, as its returned headers name it. */
export interface Report {
  readonly kind: 'bounce' | 'complaint' | 'unsubscribe' | 'other'
  /** Status of RFC 3463, such as `5.1.1`; '' without one. */
  readonly status: string
  /** References of `X-Mailing-Reference`, not yet verified. */
  readonly references: readonly string[]
  /** Ids of emails of this installation in the form of its message ids. */
  readonly messageIds: readonly string[]
}

type Fields = ReadonlyMap<string, string>

interface Message {
  readonly head: string
  readonly fields: Fields
  readonly body: string
}

/** A report in a forwarded email is one message inside of another. */
const deepest = 5
const mostParts = 50
const mostNames = 10

interface Walk {
  readonly deliveries: Fields[]
  readonly feedbacks: Fields[]
  readonly texts: string[]
  parts: number
}

/**
 * Reads a delivery status notification (RFC 3464) or a feedback report (RFC 5965); null for any other email. The work
 * is linear in the length of the message, at most once for each level of its parts.
 */
export function readReport(bytes: Uint8Array): Report | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').replaceAll('\r\n', '\n')
  const walk: Walk = { deliveries: [], feedbacks: [], texts: [], parts: 0 }
  visit(messageIn(text), walk, 0)
  const kind = kindOf(walk)
  if (kind === null) return null
  const leaves = walk.texts.join('\n')
  return {
    kind,
    status:
      failedIn(walk)
        ?.get('status')
        ?.match(/[245]\.\d{1,3}\.\d{1,3}/)?.[0] ?? '',
    references: namesIn(leaves, /^X-Mailing-Reference:[ \t]*(\S{1,200})/gim),
    messageIds: namesIn(leaves, /^(?:Original-)?Message-ID:[ \t]*<([0-9a-f]{24})@/gim),
  }
}

function kindOf(walk: Walk): Report['kind'] | null {
  const [feedback] = walk.feedbacks
  if (feedback) {
    const type = feedback.get('feedback-type')?.toLowerCase() ?? ''
    if (type === 'not-spam' || type === 'auth-failure') return 'other'
    return type.startsWith('opt-out') ? 'unsubscribe' : 'complaint'
  }
  if (walk.deliveries.length === 0) return null
  return failedIn(walk) ? 'bounce' : 'other'
}

function failedIn({ deliveries }: Walk): Fields | undefined {
  return deliveries.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
}

function visit({ fields, body }: Message, walk: Walk, depth: number): void {
  walk.parts += 1
  if (depth > deepest || walk.parts > mostParts) return
  const type = fields.get('content-type') ?? 'text/plain'
  const name = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  if (name.startsWith('multipart/')) {
    for (const part of partsOf(body, type)) visit(messageIn(part), walk, depth + 1)
    return
  }
  const text = decoded(body, fields.get('content-transfer-encoding'))
  if (name === 'message/delivery-status' || name === 'message/global-delivery-status')
    walk.deliveries.push(...text.split(/\n[ \t]*\n/).map(fieldsIn))
  else if (name === 'message/feedback-report') walk.feedbacks.push(fieldsIn(text))
  else if (name === 'message/rfc822' || name === 'message/global') {
    const inner = messageIn(text)
    // The id of a forwarded report is none of the email that it is about.
    if (!/^multipart\/report\b/i.test(inner.fields.get('content-type') ?? '')) walk.texts.push(inner.head)
    visit(inner, walk, depth + 1)
  } else walk.texts.push(text)
}

function messageIn(text: string): Message {
  const begin = text.startsWith('\n') ? 1 : 0
  const end = text.indexOf('\n\n', begin)
  const head = text.slice(begin, end < 0 ? undefined : end)
  return { head, fields: fieldsIn(head), body: end < 0 ? '' : text.slice(end + 2) }
}

/** The first field of each name, in lower case. A line that begins with a space continues the one before. */
function fieldsIn(head: string): Fields {
  const fields = new Map<string, string>()
  for (const line of head.replaceAll(/\n[ \t]/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function partsOf(body: string, type: string): string[] {
  const boundary = /boundary="([^"]{1,200})"/i.exec(type)?.[1] ?? /boundary=([^\s;"]{1,200})/i.exec(type)?.[1]
  if (boundary === undefined) return []
  // The text before the first boundary, and that after the last, belong to no part.
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`, mostParts + 1)
  return parts.filter((part) => !part.startsWith('--')).map((part) => part.slice(part.indexOf('\n') + 1))
}

function decoded(body: string, encoding = ''): string {
  if (encoding.toLowerCase() === 'base64')
    return Buffer.from(body, 'base64').toString('latin1').replaceAll('\r\n', '\n')
  if (encoding.toLowerCase() !== 'quoted-printable') return body
  return body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function namesIn(text: string, pattern: RegExp): string[] {
  const names = new Set<string>()
  for (const [, name = ''] of text.matchAll(pattern)) {
    names.add(name)
    if (names.size === mostNames) break
  }
  return [...names]
}
