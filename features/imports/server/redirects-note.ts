import type { ImportNote } from '../contract/import.schema.ts'

export const redirectsCode = 'redirectsTo'

/** Returns the remark about redirects, for a plan and again for the result of the run. */
export function redirectsNote(from: readonly string[], to: string): ImportNote {
  return {
    code: redirectsCode,
    values: { n: from.length, from: from.map((path) => path.slice(0, 200)).join(', '), to: to.slice(0, 300) },
  }
}
