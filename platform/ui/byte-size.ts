/** C9.40: each 1024 of the one before. */
const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Bytes as people read them. */
export function byteSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: step < 2 ? 0 : 1 }).format(bytes / 1024 ** step)
  return `${size} ${units[step]}`
}
