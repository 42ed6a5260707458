interface Fillable {
  id: string
  prefill?: string | undefined
}

/** The names by which a link fills in fields of a form. */
export function prefillNames(fields: readonly Fillable[]): string[] {
  return fields.flatMap(({ prefill }) => (prefill ? [prefill] : []))
}

/**
 * Returns the values that a link fills in, by field. The page is rendered for the visitor, so this works without
 * scripts.
 */
export function filledByLink(
  fields: readonly Fillable[],
  query: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const filled = fields.flatMap(({ id, prefill }) => {
    const value = prefill ? query[prefill] : undefined
    return value === undefined ? [] : [[id, value.slice(0, 5000)] as const]
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}
