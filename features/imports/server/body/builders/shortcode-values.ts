import { decoded } from '../../read/decoded.ts'
import type { Attributes } from '../shortcodes.ts'

/** Returns the first value of these attributes that is not empty. */
export type Of = (...keys: string[]) => string

export const valuesOf =
  (attributes: Attributes): Of =>
  (...keys) =>
    keys.map((key) => valueOf(attributes, key)).find((value) => value !== '') ?? ''

/** Builders write brackets and quotes of values as codes, and values that they look up as a code of their own. */
export function valueOf(attributes: Attributes, key: string): string {
  const value = withBrackets(attributes.get(key) ?? '').trim()
  return /^@ET-DC@|^\[|^\{\{/.test(value) ? '' : value
}

/** `url:https%3A%2F%2Fx.example|title:…` and `manually,https://x.example`. */
export function linkIn(value: string): string {
  const encoded = /(?:^|\|)url:([^|]*)/.exec(value)?.[1]
  const address = encoded === undefined ? value.replace(/^manually,/, '') : decoded(encoded)
  return /^(?:https?:|mailto:|tel:|\/|#)/i.test(address.trim()) ? address.trim() : ''
}

/** Writes the codes of Divi for brackets, quotes and backslashes as these characters. */
export const withBrackets = (value: string): string =>
  value.replaceAll('%22', '"').replaceAll('%91', '[').replaceAll('%92', '\\').replaceAll('%93', ']')
