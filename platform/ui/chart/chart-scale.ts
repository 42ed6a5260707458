/**
 * Returns round numbers from zero to at least `most`, in at most four steps. They are whole numbers, because pieces and
 * cents have no fractions.
 */
export function niceTicks(most: number): number[] {
  if (most <= 0) return [0, 1]
  const raw = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step =
    [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= raw && Number.isInteger(candidate)) ??
    10 * power
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step)
}

/** Middle of a band, from 0 to 100. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) / count) * 100
}

/** Returns the step between written labels, so that at most `most` are written. */
export function labelStep(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most))
}

/** Returns a line through the known values, in a field of 100 by 100 that begins at the top. */
export function linePath(values: readonly (number | null)[], top: number): string {
  return values
    .flatMap((value, index) =>
      value === null ? [] : [`${round(middleOf(index, values.length))} ${round(100 - (value / top) * 100)}`],
    )
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('')
}

/** Path of the area below the line. */
export function areaPath(values: readonly (number | null)[], top: number): string {
  const last = values.findLastIndex((value) => value !== null)
  if (last < 0) return ''
  const first = values.findIndex((value) => value !== null)
  return `${linePath(values, top)}L${round(middleOf(last, values.length))} 100L${round(middleOf(first, values.length))} 100Z`
}

const round = (value: number): number => Math.round(value * 100) / 100
