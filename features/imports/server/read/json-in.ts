import { importProblems } from '../../contract/imports.problems.ts'

/** Limit on the values of a file: an empty object takes two characters of it and sixty bytes of memory. */
const mostValues = 5_000_000
const [quote, backslash, comma, brace, bracket] = [34, 92, 44, 123, 91]

/** Parses a file of JSON. Throws where it ends in the middle, or holds more values than fit into memory. */
export function jsonIn(source: string): unknown {
  if (valuesIn(source) > mostValues) throw importProblems.manyValues({ n: mostValues })
  try {
    return JSON.parse(source)
  } catch {
    throw importProblems.cutOff()
  }
}

/** Counts what opens or parts values outside of texts. */
function valuesIn(source: string): number {
  let count = 1
  let isText = false
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (isText && code === backslash) at += 1
    else if (code === quote) isText = !isText
    else if (!isText && (code === comma || code === brace || code === bracket)) count += 1
  }
  return count
}
