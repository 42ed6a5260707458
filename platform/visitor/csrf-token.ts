export const readCrumb = (): string => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? ''

/** The proof that a script of our own pages makes a call; requested once by a browser that has none. */
export async function crumb(): Promise<string> {
  if (!readCrumb()) await fetch('/api/crumb')
  return readCrumb()
}
