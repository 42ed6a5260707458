import { decoded } from './read/decoded.ts'

/** Returns the file name in an address. */
export function fileNameIn(url: string): string {
  return decoded(
    url
      .replace(/[?#][\s\S]*$/, '')
      .split('/')
      .at(-1) ?? '',
  )
}
