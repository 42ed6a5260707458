/**
 * Tells whether the visitor prefers reduced motion. It is repeated here, so that a gallery at rest loads one file less.
 */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** B2.12, and for whoever wants less motion: nothing goes on by itself. */
export function isStill(): boolean {
  return isCalm() || new URLSearchParams(location.search).get('nomotion') === 'true'
}
