/** C3.11 */
export const chartVariants = ['bar', 'line', 'pie'] as const
export type ChartVariant = (typeof chartVariants)[number]

/** B5.34, C5.71: the bounds of a dataset, which the documents leave open. */
export const mostRows = 100
export const mostColumns = 20

/** Returns round steps that include all values and zero. */
export function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values) || (lowest === 0 ? 1 : 0)
  const rough = (highest - lowest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999) ?? power * 10
  const low = Math.floor(lowest / step) * step
  const high = Math.ceil(highest / step) * step
  const count = Math.round((high - low) / step)
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toPrecision(12)))
  return { low, high, ticks }
}
