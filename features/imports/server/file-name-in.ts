/** What a file is called by its address. */
export function fileNameIn(url: string): string {
  const last = url
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)
  try {
    return decodeURIComponent(last ?? '')
  } catch {
    return last ?? ''
  }
}
