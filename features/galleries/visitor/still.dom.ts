/**
 * Tells whether the visitor prefers reduced motion. It is repeated here, so that a gallery at rest loads one file less.
 */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Tells whether automatic motion is off, by B2.12 or the visitor's preference. */
export function isStill(): boolean {
  return isCalm() || new URLSearchParams(location.search).get('nomotion') === 'true'
}
