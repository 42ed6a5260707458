/**
 * How heavy a term stands in the cloud, 1 to 5: by the logarithm, so that one giant does not make dwarfs of all others.
 */
export function weightOf(count: number, least: number, most: number): number {
  if (most <= least) return 3
  return 1 + Math.round((4 * (Math.log(count) - Math.log(least))) / (Math.log(most) - Math.log(least)))
}
