/**
 * Whether a postal code matches an owner's pattern: `90210`, `90*` (a prefix) or `1000...1999` (a range of numbers,
 * where letters after the digits are ignored). Spaces, hyphens and case are ignored.
 */
export function isInPostalRange(range: string, postalCode: string): boolean {
  const code = bare(postalCode)
  if (code === '') return false
  const [from, to] = range.split(/\.{2,3}|…/).map(bare)
  if (to !== undefined && from !== undefined) return isBetween(from, to, code)
  const wanted = bare(range)
  return wanted.endsWith('*') ? code.startsWith(wanted.slice(0, -1)) : code === wanted
}

function isBetween(from: string, to: string, code: string): boolean {
  const figures = /^\d+$/
  if (!figures.test(from) || !figures.test(to)) return code >= from && code <= to
  const leading = /^\d+/.exec(code)?.[0]
  return leading !== undefined && Number(leading) >= Number(from) && Number(leading) <= Number(to)
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}
