import { exponentOf } from './currency.ts'

/**
 * Parses a written amount to minor units; null when the text is no amount. Currency signs, spaces and grouping are
 * ignored. When the decimal separator is not given, it is the last of two kinds; a single one counts unless exactly
 * three digits follow it. Excess decimals are rounded, half up.
 */
export function parseMoney(
  text: string,
  currency: string,
  { decimalSeparator }: { decimalSeparator?: '.' | ',' } = {},
): number | null {
  const plain = text
    .replace(/[\s\u00A0\u202F'’_]/g, '')
    .replaceAll('\u2212', '-')
    .replace(/^[^\d.,-]+|(?<![^\d.,])[^\d.,]+$/g, '')
  const [, minus = '', rest = ''] = /^(-?)[^\d.,]*([\d.,]+)$/.exec(plain) ?? []
  if (!/\d/.test(rest)) return null
  // A repeated separator separates thousands, or the text is no amount.
  if (decimalSeparator === undefined && /^[\d]+(?:([.,])\d+)(?:\1\d+)+$/.test(rest) && !/[.,]\d{3}$/.test(rest))
    return null
  const separator = decimalSeparator ?? guessed(rest, exponentOf(currency))
  const at = separator === null ? -1 : rest.lastIndexOf(separator)
  const units = (at < 0 ? rest : rest.slice(0, at)).replace(/[.,]/g, '')
  const cents = at < 0 ? '' : rest.slice(at + 1)
  if (/[.,]/.test(cents) || !/^\d*$/.test(units)) return null
  const exponent = exponentOf(currency)
  const minor = Number(`${units || '0'}${cents.slice(0, exponent).padEnd(exponent, '0')}`)
  const rounded = minor + (Number(cents[exponent] ?? '0') >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(rounded)) return null
  return minus && rounded !== 0 ? -rounded : rounded
}

function guessed(amount: string, exponent: number): '.' | ',' | null {
  const last = amount.lastIndexOf('.') > amount.lastIndexOf(',') ? '.' : ','
  const other = last === '.' ? ',' : '.'
  const count = amount.split(last).length - 1
  if (count === 0) return null
  if (amount.includes(other)) return count > 1 ? other : last
  if (count > 1) return null
  const after = amount.length - amount.lastIndexOf(last) - 1
  return after === 3 && exponent !== 3 && !amount.startsWith('0') ? null : last
}
