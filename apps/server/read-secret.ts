import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverProblems } from './server.problems.ts'

/** From QUOIN_SECRET, else from the data folder, where the first start puts it. Any text of 32 characters or more will do. */
export function readSecret(dataFolder: string, configured: string | undefined): Uint8Array<ArrayBuffer> {
  if (configured) {
    if (configured.length < 32)
      throw serverProblems.settingUnfit({
        name: 'QUOIN_SECRET',
        value: '•••',
        wanted: 'a random text of at least 32 characters',
      })
    return bytesOf(configured)
  }
  const file = join(dataFolder, 'secret')
  return bytesOf(existing(file) ?? make(file))
}

/** What may be told of a secret: enough to notice another one. */
export function fingerprintOf(secret: Uint8Array): string {
  return createHash('sha256').update('quoin fingerprint').update(secret).digest('hex').slice(0, 32)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (/^[0-9a-f]{64}$/i.test(text)) return Uint8Array.from(Buffer.from(text, 'hex'))
  return Uint8Array.from(createHash('sha256').update(text).digest())
}

function existing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Of two processes that start at once, the second takes the first one's. */
function make(file: string): string {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Puts a restored installation's secret in place of the folder's own. */
export function keepSecret(dataFolder: string, secret: string): void {
  const file = join(dataFolder, 'secret')
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}
