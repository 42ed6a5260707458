export type LinkKind = 'page' | 'anchor' | 'file' | 'web' | 'email' | 'phone'

/** Parses a typed or pasted text as a link; null when it is no address of any kind. */
export function readLink(typed: string): { href: string; kind: LinkKind } | null {
  const text = typed.trim()
  if (/^#\S+$/.test(text)) return { href: text, kind: 'anchor' }
  if (text.startsWith('//')) return null
  if (text.startsWith('/s/')) return { href: text, kind: 'file' }
  if (/^\/(?!\/)\S*$/.test(text)) return { href: text, kind: 'page' }
  const email = text.replace(/^mailto:/i, '')
  if (isEmail(email)) return { href: `mailto:${email}`, kind: 'email' }
  const phone = text.replace(/^tel:/i, '')
  if (isPhone(phone)) return { href: `tel:${phone.replace(/[\s().]/g, '')}`, kind: 'phone' }
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`
  return isWeb(address) ? { href: address, kind: 'web' } : null
}

/** A link as text in a field: email addresses and phone numbers without their scheme. */
export function linkText(href: string): string {
  return href.replace(/^(?:mailto|tel):/i, '')
}

function isEmail(text: string): boolean {
  const [name, host = '', ...more] = text.split('@')
  return more.length === 0 && !!name && !/[\s/:]/.test(text) && isHost(host.split('?')[0] ?? '')
}

function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 6
}

/** True for a web address whose host contains a top-level domain; a single word has none. */
function isWeb(address: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hostname === 'localhost' || isHost(hostname) || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)
}

function isHost(host: string): boolean {
  const labels = host.split('.')
  return (
    labels.length > 1 && labels.every((label) => label !== '' && !/\s/.test(label)) && /^\D.+/.test(labels.at(-1) ?? '')
  )
}
