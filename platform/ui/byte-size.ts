/** Bytes as people read them. */
export function byteSize(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1024 ** 2
      ? ([Math.max(1, Math.round(bytes / 1024)), 'kB'] as const)
      : bytes < 1024 ** 3
        ? ([bytes / 1024 ** 2, 'MB'] as const)
        : ([bytes / 1024 ** 3, 'GB'] as const)
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)} ${unit}`
}
