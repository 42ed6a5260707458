import { ZipFile } from 'yazl'

/** A zip file of these texts and bytes, by name. `mode` of a name makes something else of it: 0o120777 is a link. */
export async function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  modes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { mode: modes[name] ?? 0o100644 })
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream as unknown as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}
