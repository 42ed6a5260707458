import { exponentOf } from './currency.ts'
import { type Money, mostIntegerPlaces } from './money.ts'

/** Format of amounts. It is plain data, so that a page can pass it to its scripts. */
export interface MoneyFormat {
  readonly thousandsSeparator: string
  readonly decimalSeparator: string
  readonly grouping: boolean
  /** Writes 12.00 as 12; 12.50 stays. */
  readonly trimZeroCents: boolean
  /** Chooses the currency's sign: `€` everywhere, `$` at home and `US$` abroad. */
  readonly locale: string
  readonly signPlace: 'before' | 'after'
  /** Text between sign and amount. */
  readonly signGap: string
}

/** A9.14 to A9.17. */
export const defaultMoneyFormat: MoneyFormat = {
  thousandsSeparator: ',',
  decimalSeparator: '.',
  grouping: true,
  trimZeroCents: false,
  locale: 'en-US',
  signPlace: 'before',
  signGap: '',
}

/**
 * Formats `€1,250.00`, and a negative amount with a true minus sign: `−€1,250.00`. Throws for more than 15 digits
 * before the decimals.
 */
export function formatMoney(money: Money, options: Partial<MoneyFormat> = {}): string {
  const format = { ...defaultMoneyFormat, ...options }
  const amount = formatAmount({ ...money, minor: Math.abs(money.minor) }, format)
  const sign = currencySign(money.currency, format.locale)
  const minus = money.minor < 0 ? '\u2212' : ''
  const gap = format.signGap === '' && /\p{L}$/u.test(sign) ? '\u00A0' : format.signGap
  return format.signPlace === 'before' ? `${minus}${sign}${gap}${amount}` : `${minus}${amount}${format.signGap}${sign}`
}

/** Formats the amount alone: `1,250.00`. */
export function formatAmount({ minor, currency }: Money, options: Partial<MoneyFormat> = {}): string {
  const { thousandsSeparator, decimalSeparator, grouping, trimZeroCents } = { ...defaultMoneyFormat, ...options }
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const units = digits.slice(0, digits.length - exponent)
  const cents = digits.slice(digits.length - exponent)
  if (units.length > mostIntegerPlaces || !Number.isSafeInteger(minor))
    throw new RangeError(`An amount has at most ${mostIntegerPlaces} places before its decimals.`)
  const grouped = grouping ? inThousands(units).join(thousandsSeparator) : units
  const hasCents = cents !== '' && !(trimZeroCents && /^0+$/.test(cents))
  return `${minor < 0 ? '-' : ''}${grouped}${hasCents ? decimalSeparator + cents : ''}`
}

/** Returns the format of money in a language: `€ 1.250,00` in Dutch. */
export function moneyFormatOf(locale: string): MoneyFormat {
  const present = formats.get(locale)
  if (present) return present
  const format = readFormat(locale)
  formats.set(locale, format)
  return format
}

const formats = new Map<string, MoneyFormat>()
const signs = new Map<string, string>()

export function currencySign(currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  const present = signs.get(key)
  if (present !== undefined) return present
  const parts = partsOf(locale, { style: 'currency', currency, currencyDisplay: 'symbol' }, 1)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  signs.set(key, sign)
  return sign
}

function readFormat(locale: string): MoneyFormat {
  const parts = partsOf(
    locale,
    { style: 'currency', currency: 'EUR', useGrouping: true, numberingSystem: 'latn' },
    1_234_567.89,
  )
  const valueOf = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((part) => part.type === type)?.value
  const signAt = parts.findIndex(({ type }) => type === 'currency')
  const amountAt = parts.findIndex(({ type }) => type === 'integer')
  const isBefore = signAt < amountAt
  const gap = parts[isBefore ? signAt + 1 : signAt - 1]
  return {
    ...defaultMoneyFormat,
    thousandsSeparator: valueOf('group') ?? '',
    decimalSeparator: valueOf('decimal') ?? '.',
    locale,
    signPlace: isBefore ? 'before' : 'after',
    signGap: gap?.type === 'literal' && /^\s+$/.test(gap.value) ? '\u00A0' : '',
  }
}

/** An unknown tag is replaced by the default. */
function partsOf(locale: string, options: Intl.NumberFormatOptions, value: number): Intl.NumberFormatPart[] {
  try {
    return new Intl.NumberFormat(locale, options).formatToParts(value)
  } catch {
    return new Intl.NumberFormat(
      defaultMoneyFormat.locale,
      options.currency?.length === 3 ? options : {},
    ).formatToParts(value)
  }
}

function inThousands(digits: string): string[] {
  const first = digits.length % 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter((part) => part !== '')
}
