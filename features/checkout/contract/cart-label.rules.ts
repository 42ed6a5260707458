/** C2.64: the largest number that is shown. */
const mostShown = 100

/** C9.35: `7`, `100`, `100+`; '' for an empty cart. */
export function shownCount(count: number): string {
  if (count <= 0) return ''
  return count > mostShown ? `${mostShown}+` : String(count)
}

export interface CartLabels {
  /** Label for an empty or unknown cart. */
  empty: string
  one: string
  /** Holds `{n}`. */
  several: string
  /** Holds `{n}`. */
  many: string
}

/** Returns the label of the cart link for a number of items (R1.36). */
export function cartLabel(count: number, labels: CartLabels): string {
  if (count <= 0) return labels.empty
  if (count === 1) return labels.one
  return count > mostShown
    ? labels.many.replace('{n}', String(mostShown))
    : labels.several.replace('{n}', String(count))
}
