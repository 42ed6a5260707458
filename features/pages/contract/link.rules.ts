/** C2.45 */
export const linkCategories = ['anchor', 'content', 'file', 'external', 'empty', 'malformed', 'other'] as const
export type LinkCategory = (typeof linkCategories)[number]

/** C5.16–C5.25: limits of the length of links. */
export const telMax = 50
export const smsMax = 1000
export const mailtoMax = 1000
export const javascriptMax = 250
export const ftpMax = 100
export const anchorMax = 100
export const pathMax = 150

/** Reason why a link is refused; its sentence is the message `link.{reason}` of the pages catalogue. */
export type LinkFault = 'tooLong' | 'malformed' | 'notAPhoneNumber' | 'noNumbers' | 'notAnAddress' | 'unsafe'
export interface LinkCheck {
  category: LinkCategory
  fault: LinkFault | null
  /** The limit that a too long link exceeds. */
  max?: number
}

/** Returns the kind of a link's target. `host` is the site's own, with a port where it has one. */
export function linkCategory(link: string, host = ''): LinkCategory {
  const text = link.trim()
  if (text === '') return 'empty'
  if (text.startsWith('#')) return 'anchor'
  if (text.startsWith('//')) return 'malformed'
  if (text.startsWith('/s/')) return 'file'
  if (text.startsWith('/')) return 'content'
  const protocol = protocolOf(text)
  if (protocol === null) return 'malformed'
  if (!['http', 'https', 'ftp'].includes(protocol)) return 'other'
  const target = webTarget(text)
  if (target === null) return 'malformed'
  if (protocol === 'ftp' || target.host !== host.toLowerCase()) return 'external'
  return target.path.startsWith('/s/') ? 'file' : 'content'
}

/** The rules of the editor and of the server for one link. */
export function checkLink(link: string, host = ''): LinkCheck {
  const text = link.trim()
  const category = linkCategory(text, host)
  if (category === 'malformed') return { category, fault: 'malformed' }
  if (category === 'anchor') return under(category, text, anchorMax)
  if (category === 'content' || category === 'file')
    return text.startsWith('/') ? under(category, text, pathMax) : { category, fault: null }
  const protocol = protocolOf(text)
  if (category === 'external') return protocol === 'ftp' ? under(category, text, ftpMax) : { category, fault: null }
  if (protocol === 'tel') return checkRest(text, category, telMax, isProperTelephone, 'notAPhoneNumber')
  if (protocol === 'sms') return checkRest(text, category, smsMax, hasNumberList, 'noNumbers')
  if (protocol === 'mailto') return checkRest(text, category, mailtoMax, isProperMailto, 'notAnAddress')
  if (protocol === 'javascript') return under(category, text, javascriptMax)
  return {
    category,
    fault: category === 'empty' ? null : protocol === 'data' || protocol === 'vbscript' ? 'unsafe' : null,
  }
}

/**
 * C5.17, R1.65: at least four characters that are digits, plus or minus signs; spaces, dots and brackets may stand
 * between.
 */
export function isProperTelephone(number: string): boolean {
  return /^[\d+\-\s().]*$/.test(number) && number.replace(/[^\d+-]/g, '').length >= 4
}

/** True when following the link would run code: only roles with the code-injection permission may store one. */
export function runsCode(link: string): boolean {
  const bare = [...link.trim()]
    .filter((letter) => letter > ' ' && letter !== '\u007f')
    .join('')
    .toLowerCase()
  return /^(javascript|vbscript|data):/.test(bare)
}

function hasNumberList(rest: string): boolean {
  const numbers = (rest.split('?')[0] ?? '').split(/[,;]/)
  return numbers.length > 0 && numbers.every((number) => /^\+?[\d\s().-]+$/.test(number.trim()) && /\d/.test(number))
}

function isProperMailto(rest: string): boolean {
  const address = rest.split('?')[0] ?? ''
  const [name, domain, ...more] = address.split('@')
  return more.length === 0 && !!name && domain !== undefined && /^[^\s.]+(\.[^\s.]+)+$/.test(domain)
}

function checkRest(
  link: string,
  category: LinkCategory,
  max: number,
  isProper: (rest: string) => boolean,
  fault: LinkFault,
): LinkCheck {
  if (link.length >= max) return { category, fault: 'tooLong', max }
  return { category, fault: isProper(link.slice(link.indexOf(':') + 1)) ? null : fault }
}

function under(category: LinkCategory, link: string, max: number): LinkCheck {
  return link.length < max ? { category, fault: null } : { category, fault: 'tooLong', max }
}

function protocolOf(link: string): string | null {
  return /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase() ?? null
}

function webTarget(link: string): { host: string; path: string } | null {
  const found = /^[a-z]+:\/\/(?:[^/?#@\s]*@)?([^/?#@\s]+)([^?#\s]*)/i.exec(link)
  if (!found?.[1] || /\s/.test(link) || /^[.:-]/.test(found[1])) return null
  return { host: found[1].toLowerCase(), path: found[2] || '/' }
}
