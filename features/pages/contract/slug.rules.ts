import { pathMax } from './link.rules.ts'

/** Converts typed text to a part of an address. Letters of every script are kept in their composed form (NFC). */
export function urlSafeText(typed: string): string {
  return (
    typed
      .normalize('NFC')
      .toLowerCase()
      // The lower case of a capital I with a dot, which is two characters.
      .replaceAll('i\u0307', 'i')
      .replace(/\s+/gu, '-')
      .replace(/[^\p{L}\p{M}\p{N}/-]/gu, '')
  )
}

/** Returns `urlSafeText` without repeated or outer dashes and slashes, within the limit of an internal path. */
export function slugOf(typed: string): string {
  const tidy = urlSafeText(typed)
    .replace(/-{2,}/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/-?\/-?/g, '/')
    .replace(/^[-/]+|(?<![-/])[-/]+$/g, '')
  return [...tidy]
    .slice(0, pathMax - 30)
    .join('')
    .replace(/(?<![-/])[-/]+$/g, '')
}

const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ة: 'a',
}

/**
 * Returns the ASCII spelling that redirects to a slug with other letters; null for an ASCII slug or one without a
 * spelling.
 */
export function asciiAlias(slug: string): string | null {
  const plain = [...slug.normalize('NFC')].map((letter) => spelled[letter] ?? letter).join('')
  const stripped = plain.normalize('NFD').replace(/\p{M}/gu, '')
  const alias = slugOf(stripped.replace(/[^\x20-\x7e]/g, ''))
  return alias === '' || alias === slug ? null : alias
}

/** First segments of the product's own addresses. */
export const reservedSegments = [
  'config',
  'api',
  's',
  'universal',
  'search',
  'cart',
  'checkout',
  'commerce',
  'account',
  'healthz',
  'readyz',
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
  'feed',
  '.well-known',
] as const

/** Whether a slug (without its leading slash) would hide an address of the product itself. */
export function isReserved(slug: string): boolean {
  const first = slug.split('/')[0] ?? ''
  return (reservedSegments as readonly string[]).includes(first)
}

/** The stored form of a path: decoded, NFC, one leading slash, none trailing. Null for what can never be an address. */
export function normalPath(path: string): string | null {
  const decoded = decode(path)
  if (decoded === null || decoded.length > 1000 || /[\\\p{Cc}]/u.test(decoded)) return null
  const tidy = `/${decoded.normalize('NFC')}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return tidy.split('/').some((segment) => segment === '..' || segment === '.') ? null : tidy
}

/** Returns a path for an href or a Location header, with other letters than ASCII percent-encoded. */
export function hrefOf(path: string): string {
  return encodeURI(path).replace(/[?#]/g, (letter) => encodeURIComponent(letter))
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
