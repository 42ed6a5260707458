const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:'])

/** The address for a link, or null when following it would run code. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  // Browsers drop these characters before they parse an address.
  const plain = [...trimmed].filter((character) => character > ' ' && character !== '\u007f').join('')
  if (plain === '') return null
  if (/^[#/?.]/.test(plain)) return trimmed
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(plain)
  if (!protocol) return trimmed
  return safeProtocols.has(`${protocol[1]?.toLowerCase()}:`) ? trimmed : null
}

/** Returns the `rel` of an owner's link; undefined when it needs none. */
export function relOf(target: string | null | undefined): string | undefined {
  return target === '_blank' ? 'noopener' : undefined
}
