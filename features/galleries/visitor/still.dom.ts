/**
 * What visitors who want less motion have told their system. Here as well, so that a gallery at rest is one file less.
 */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** B2.12, and for whoever wants less motion: nothing goes on by itself. */
export function isStill(): boolean {
  return isCalm() || new URLSearchParams(location.search).get('nomotion') === 'true'
}
