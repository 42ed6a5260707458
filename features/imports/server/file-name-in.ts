import { decoded } from './read/decoded.ts'

/** What a file is called by its address. */
export function fileNameIn(url: string): string {
  return decoded(
    url
      .replace(/[?#][\s\S]*$/, '')
      .split('/')
      .at(-1) ?? '',
  )
}
