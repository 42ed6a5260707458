/**
 * Returns the weight of a term in the cloud, 1 to 5, on a logarithmic scale, so that one frequent term does not shrink
 * all others.
 */
export function weightOf(count: number, least: number, most: number): number {
  if (most <= least) return 3
  return 1 + Math.round((4 * (Math.log(count) - Math.log(least))) / (Math.log(most) - Math.log(least)))
}
