/**
 * The parts of an email that a form would ask for: author, subject and message. Mail servers on its route are unknown
 * to a form.
 */
export interface MailAsForm {
  /** Name, address, subject and message, one below the other, as a submission keeps them. */
  text: string
  /** The same as an email, for a filter that reads emails: its parts are left as they were sent. */
  mail: string
}

const deepest = 5
const kept = ['from', 'subject', 'mime-version', 'content-type', 'content-transfer-encoding']

export function mailAsForm(source: string): MailAsForm {
  const { headers, body } = partOf(source)
  const about = kept.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []))
  const from = words(headers.get('from') ?? '')
  const subject = words(headers.get('subject') ?? '')
  return { text: `${from}\n${subject}\n${messageOf(headers, body, 0)}`, mail: `${about.join('\n')}\n\n${body}` }
}

interface Part {
  headers: ReadonlyMap<string, string>
  body: string
}

function partOf(source: string): Part {
  const end = /\r?\n\r?\n/.exec(source)
  const head = end ? source.slice(0, end.index) : source
  const headers = new Map<string, string>()
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value)
  }
  return { headers, body: end ? source.slice(end.index + end[0].length) : '' }
}

/** Texts of all parts; what is attached is none. */
function messageOf(headers: Part['headers'], body: string, depth: number): string {
  const type = (headers.get('content-type') ?? 'text/plain').toLowerCase()
  const [, boundary] = /boundary="?([^";]+)/i.exec(headers.get('content-type') ?? '') ?? []
  if (type.startsWith('multipart/') && boundary && depth < deepest) {
    const parts = body.split(`--${boundary}`).slice(1)
    return parts
      .filter((part) => !part.startsWith('--'))
      .map((part) => partOf(part.replace(/^\r?\n/, '')))
      .map((part) => messageOf(part.headers, part.body, depth + 1))
      .join('\n')
  }
  if (!type.startsWith('text/') && depth > 0) return ''
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  if (encoding.includes('base64')) return Buffer.from(body, 'base64').toString('latin1')
  return encoding.includes('quoted') ? quotedPrintable(body) : body
}

function quotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Encoded words of a header. */
function words(text: string): string {
  return text.replaceAll(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, how: string, value: string) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(value, 'base64').toString('latin1')
      : quotedPrintable(value.replaceAll('_', ' ')),
  )
}
