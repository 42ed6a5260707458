import { importProblems } from '../../contract/imports.problems.ts'
import { byteDecoder } from './decode-bytes.ts'
import { exportParser } from './export-parser.ts'
import type { Exported } from './records.ts'

/** Limit of a file: no site is larger, and larger files would fill the disk. */
export const largestFile = 4_000_000_000

/** Streams the contents of a WordPress export (WXR) in file order, one item at a time. */
export async function* readExport(source: AsyncIterable<Uint8Array>): AsyncGenerator<Exported> {
  const decode = byteDecoder()
  let waiting: Exported[] = []
  let size = 0
  const parser = exportParser((exported) => waiting.push(exported))
  for await (const chunk of source) {
    if (size === 0) refuseOtherFiles(chunk)
    size += chunk.byteLength
    if (size > largestFile) throw importProblems.tooLarge({ gigabytes: largestFile / 1_000_000_000 })
    parser.write(decode(chunk))
    const ready = waiting
    waiting = []
    yield* ready
  }
  if (size === 0) throw importProblems.empty()
  parser.write(decode(new Uint8Array(), true))
  parser.end()
  yield* waiting
}

/** Recognises common mistakes by their first bytes: an archive, a spreadsheet, a PDF. */
export function refuseOtherFiles(head: Uint8Array): void {
  const isArchive = (head[0] === 0x50 && head[1] === 0x4b) || (head[0] === 0x1f && head[1] === 0x8b)
  const isOldSpreadsheet = head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0
  if (isArchive || isOldSpreadsheet) throw importProblems.archive()
}

/**
 * A table that no feature recognised is reported by its columns, because one of them may only be spelled differently;
 * so is a file that contains only spaces.
 */
export function refuseTables(head: string): void {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (text === '' && head !== '') throw importProblems.empty()
  const columns = (/^[^\r\n]*/.exec(text)?.[0] ?? '').split(/[,;\t|]/).map((name) => name.replaceAll('"', '').trim())
  if (/^[<{[%]/.test(text) || columns.length < 3) return
  throw importProblems.otherTable({ columns: columns.filter(Boolean).join(', ').slice(0, 300) })
}
