import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { compressFiles } from './compress-files.ts'

const folder = temporaryFolder('quoin-compress')

test('each text file of a built folder lies there compressed too, and small or binary files do not', async () => {
  const script = `export const lines = ${JSON.stringify('one line and another '.repeat(200))}\n`
  writeFileSync(join(folder, 'boot-1a2b.js'), script)
  writeFileSync(join(folder, 'small.css'), 'p{margin:0}')
  writeFileSync(join(folder, 'face.woff2'), Buffer.alloc(5000, 7))
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual([
    'boot-1a2b.js',
    'boot-1a2b.js.br',
    'boot-1a2b.js.gz',
    'face.woff2',
    'small.css',
  ])
  const [br, gz] = [readFileSync(join(folder, 'boot-1a2b.js.br')), readFileSync(join(folder, 'boot-1a2b.js.gz'))]
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([script, script])
})
