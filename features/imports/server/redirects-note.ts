import type { ImportNote } from '../contract/import.schema.ts'

export const redirectsCode = 'redirectsTo'

/** The same remark in a plan and after the run, which says it anew of what came of it. */
export function redirectsNote(from: readonly string[], to: string): ImportNote {
  return {
    code: redirectsCode,
    values: { n: from.length, from: from.map((path) => path.slice(0, 200)).join(', '), to: to.slice(0, 300) },
  }
}
