/** B9.81: limits of one cart. */
export const cartLimits = { perLine: 10_000, lines: 100 } as const

/** Parses a typed number of pieces; null for anything but a whole number within the limits of a line. */
export function readQuantity(typed: unknown): number | null {
  const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim() : ''
  if (!/^\d{1,6}$/.test(text)) return null
  const quantity = Number(text)
  return quantity >= 1 && quantity <= cartLimits.perLine ? quantity : null
}

/** C5.40: whether the goods are worth enough to check out. With a minimum of 0 every order is. */
export function reachesMinimum(subtotalMinor: number, minimumMinor: number): boolean {
  return subtotalMinor >= minimumMinor
}

/** Puts values in place of `{name}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match))
}
