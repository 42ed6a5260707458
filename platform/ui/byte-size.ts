/** C9.40: each is 1024 of the former one. */
const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Formats a number of bytes. */
export function byteSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: step < 2 ? 0 : 1 }).format(bytes / 1024 ** step)
  return `${size} ${units[step]}`
}
