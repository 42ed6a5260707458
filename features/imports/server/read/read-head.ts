import { importProblems } from '../../contract/imports.problems.ts'
import { byteDecoder } from './decode-bytes.ts'
import { refuseOtherFiles } from './read-export.ts'

const enough = 16_384

/** Returns the beginning of a file as text, together with the whole file. */
export async function readHead(
  file: AsyncIterable<Uint8Array>,
): Promise<{ head: string; file: AsyncIterable<Uint8Array> }> {
  const pieces: Uint8Array[] = []
  const rest = file[Symbol.asyncIterator]()
  let size = 0
  for (
    let next = await rest.next();
    !next.done;
    next = size < enough ? await rest.next() : { done: true, value: undefined }
  ) {
    pieces.push(next.value)
    size += next.value.byteLength
  }
  if (pieces[0]) refuseOtherFiles(pieces[0])
  const decode = byteDecoder()
  const head = pieces.map((piece) => decode(piece)).join('') + decode(new Uint8Array(), true)
  refuseBytes(head)
  return { head: head.slice(0, enough), file: joined(pieces, rest) }
}

/** Text that passed through several programs may contain some of these characters. */
const fewest = 20

/** Refuses files with characters that no text contains, such as images and databases. */
function refuseBytes(head: string): void {
  let strange = 0
  for (let at = 0; at < head.length; at += 1) {
    const code = head.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) strange += 1
  }
  if (strange >= fewest && strange * 20 > head.length) throw importProblems.notAnExport()
}

async function* joined(pieces: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
