const grouped = /\d+(?:[.,'’\u00a0\u202f]\d+)*/

/** The first number of a text, with the marks between its digits. */
export function numberIn(text: string): { text: string; from: number } | null {
  const match = grouped.exec(text)
  return match && { text: match[0], from: match.index }
}

/** Returns a fraction (0 to 1) of a number in the same notation: half of `12.500` is `6.250`, of `4,8` it is `2,4`. */
export function partOf(number: string, share: number): string {
  const whole = number.replaceAll(/\D/g, '')
  const decimals = decimalsOf(number)
  const digits = String(Math.round(Number(whole) * share)).padStart(decimals + 1, '0')
  let left = digits.length
  let written = ''
  for (let at = number.length - 1; at >= 0 && left > 0; at -= 1) {
    const mark = number[at] ?? ''
    written = (/\d/.test(mark) ? digits[--left] : mark) + written
  }
  return written
}

/** Number of digits after the last separator; three of them are thousands. */
function decimalsOf(number: string): number {
  const behind = /\D(\d+)$/.exec(number)?.[1]?.length ?? 0
  return behind === 3 ? 0 : behind
}
