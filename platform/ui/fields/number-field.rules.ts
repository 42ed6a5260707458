export interface NumberBounds {
  minValue?: number | undefined
  maxValue?: number | undefined
  step?: number | undefined
  formatOptions?: Intl.NumberFormatOptions | undefined
}

/** Returns the number that a field would hold when it is left: NaN for none, null for a text that is no number yet. */
export function countedAs(
  text: string,
  number: number,
  { minValue, maxValue, step, formatOptions }: NumberBounds,
): number | null {
  if (text.trim() === '') return Number.NaN
  if (Number.isNaN(number)) return null
  const from = minValue ?? 0
  const snapped = step === undefined ? number : from + Math.round((number - from) / step) * step
  const within = Math.min(maxValue ?? Number.POSITIVE_INFINITY, Math.max(minValue ?? Number.NEGATIVE_INFINITY, snapped))
  const isPercent = formatOptions?.style === 'percent'
  const decimals = (formatOptions?.maximumFractionDigits ?? (isPercent ? 0 : 3)) + (isPercent ? 2 : 0)
  return Number(within.toFixed(decimals))
}
