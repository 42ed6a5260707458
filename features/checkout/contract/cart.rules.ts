/** B9.81: what one cart holds at most. */
export const cartLimits = { perLine: 10_000, lines: 100 } as const

/** C2.64: above this the number itself is no longer shown. */
export const mostShown = 100

/** C9.35: `7`, `100`, `100+`; nothing for an empty cart. */
export function shownCount(count: number): string {
  if (count <= 0) return ''
  return count > mostShown ? `${mostShown}+` : String(count)
}

export interface CartLabels {
  /** For an empty cart and for one that nobody knows. */
  empty: string
  one: string
  /** Holds `{n}`. */
  several: string
  /** Holds `{n}`. */
  many: string
}

/** R1.36: what the cart link is called for so many. */
export function cartLabel(count: number, labels: CartLabels): string {
  if (count <= 0) return labels.empty
  if (count === 1) return labels.one
  return count > mostShown
    ? labels.many.replace('{n}', String(mostShown))
    : labels.several.replace('{n}', String(count))
}

/** A whole number of pieces as someone typed it; null when it is none that a line can have. */
export function readQuantity(typed: unknown): number | null {
  const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim() : ''
  if (!/^\d{1,6}$/.test(text)) return null
  const quantity = Number(text)
  return quantity >= 1 && quantity <= cartLimits.perLine ? quantity : null
}

/** C5.40: whether the goods are worth enough to check out. Zero: every order is welcome. */
export function reachesMinimum(subtotalMinor: number, minimumMinor: number): boolean {
  return subtotalMinor >= minimumMinor
}

/** Puts values in place of `{name}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match))
}
