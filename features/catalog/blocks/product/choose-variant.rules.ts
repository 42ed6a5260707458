interface Choosable<V> {
  readonly values: readonly V[]
  /** Null for unlimited stock. */
  readonly available: number | null
}

/**
 * Returns the variant that matches most of the values in the address, and of several an available one. Without values
 * it returns the first available variant.
 */
export function chosenVariant<V>(
  variants: readonly Choosable<V>[],
  isAskedFor: (optionAt: number, value: V) => boolean,
): number {
  return bestOf(variants, ({ values }) => values.filter((value, optionAt) => isAskedFor(optionAt, value)).length)
}

/**
 * Returns the variant to choose after one option changes: the one that keeps most of the other values, or -1 when no
 * variant has the new value.
 */
export function withValue<V>(
  variants: readonly Choosable<V>[],
  chosen: readonly V[],
  optionAt: number,
  value: V,
): number {
  return bestOf(variants, ({ values }) =>
    values[optionAt] === value
      ? values.filter((variantValue, at) => at === optionAt || variantValue === chosen[at]).length
      : -1,
  )
}

/** Tells whether no variant with a value is available beside the choices of earlier options. */
export function isValueGone<V>(
  variants: readonly Choosable<V>[],
  chosen: readonly V[],
  optionAt: number,
  value: V,
): boolean {
  return !variants.some(
    ({ values, available }) =>
      available !== 0 &&
      values[optionAt] === value &&
      chosen.slice(0, optionAt).every((before, at) => values[at] === before),
  )
}

function bestOf<V>(variants: readonly Choosable<V>[], fitOf: (variant: Choosable<V>) => number): number {
  let best = -1
  let most = -1
  for (const [at, variant] of variants.entries()) {
    const score = fitOf(variant) * 2 + (variant.available === 0 ? 0 : 1)
    if (score > most) {
      best = at
      most = score
    }
  }
  return best
}
