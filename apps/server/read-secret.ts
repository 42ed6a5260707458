import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverProblems } from './server.problems.ts'

/**
 * Reads the secret from QUOIN_SECRET, or else from the data folder, where the first start stores it. It has at least 32
 * characters.
 */
export function readSecret(dataFolder: string, configured: string | undefined): Uint8Array<ArrayBuffer> {
  if (configured) return bytesOf(checked('QUOIN_SECRET', configured))
  const file = join(dataFolder, 'secret')
  return bytesOf(existing(file) ?? make(file))
}

/**
 * Reads the former secrets that are still accepted, from QUOIN_SECRET_BEFORE (separated by commas) or the file of
 * `rotate-keys --secret`.
 */
export function readFormerSecrets(
  dataFolder: string,
  configured: string | undefined,
  secret: Uint8Array,
): Uint8Array<ArrayBuffer>[] {
  const typed = configured?.split(',').map((text) => checked('QUOIN_SECRET_BEFORE', text.trim()))
  const secrets = (typed ?? linesOf(existing(formerFile(dataFolder)))).map(bytesOf)
  return secrets.filter((former) => !Buffer.from(former).equals(secret))
}

function checked(name: string, text: string): string {
  if (text.length >= 32) return text
  throw serverProblems.settingUnfit({ name, value: '•••', wanted: 'a random text of at least 32 characters' })
}

function linesOf(text: string | undefined): string[] {
  return text ? text.split('\n').filter(Boolean) : []
}

function formerFile(dataFolder: string): string {
  return join(dataFolder, 'secret.before')
}

/** Creates a new secret in the folder. The present one is accepted until it is forgotten. */
export function replaceSecret(dataFolder: string): void {
  const current = existing(join(dataFolder, 'secret'))
  if (current) keepFormerSecrets(dataFolder, [current, ...linesOf(existing(formerFile(dataFolder)))])
  keepSecret(dataFolder, randomBytes(32).toString('hex'))
}

export function forgetFormerSecrets(dataFolder: string): void {
  rmSync(formerFile(dataFolder), { force: true })
}

/** An empty list removes the former secrets. */
export function keepFormerSecrets(dataFolder: string, secrets: readonly string[]): void {
  if (secrets.length === 0) forgetFormerSecrets(dataFolder)
  else putFile(formerFile(dataFolder), secrets.join('\n'))
}

/** Returns a fingerprint of a secret: enough to recognise another one. */
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

/** When two processes start at once, the second uses the secret of the first. */
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
  putFile(join(dataFolder, 'secret'), secret)
}

function putFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${text}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}
