/**
 * The part of a file that a Range header requests. For several parts or another unit it is the whole file, as the
 * standard allows.
 */
export function rangeOf(header: string, size: number): { start: number; end: number } | 'all' | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!found || (found[1] === '' && found[2] === '')) return 'all'
  const last = size - 1
  const [start, end] =
    found[1] === ''
      ? [Math.max(0, size - Number(found[2])), last]
      : [Number(found[1]), found[2] === '' ? last : Math.min(last, Number(found[2]))]
  return start > end || start > last ? 'none' : { start, end }
}
