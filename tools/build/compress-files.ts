import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Smaller files gain nothing: a response has more bytes of headers. */
const leastBytes = 200

/**
 * Writes `NAME.br` and `NAME.gz` beside each text file of a built folder, at the best quality. A server sends them as
 * they are: compressing all of them anew in every process would take seconds of its processor.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    globSync('**/*.{js,css,json,svg}', { cwd: folder }).map(async (name) => {
      const file = join(folder, name)
      const bytes = readFileSync(file)
      if (bytes.length < leastBytes) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
