import { importProblems } from '../../contract/imports.problems.ts'
import { byteDecoder } from '../read/decode-bytes.ts'

/** A file that has to be read whole: it is in memory several times. */
const largestText = 100_000_000

export async function wholeText(file: AsyncIterable<Uint8Array>): Promise<string> {
  const decode = byteDecoder()
  const parts: string[] = []
  let size = 0
  for await (const piece of file) {
    size += piece.byteLength
    if (size > largestText) throw importProblems.tooLarge({ gigabytes: largestText / 1_000_000_000 })
    parts.push(decode(piece))
  }
  parts.push(decode(new Uint8Array(), true))
  return parts.join('').replace(/^\uFEFF/, '')
}
