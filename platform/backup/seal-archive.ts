import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { backupProblems } from './backup.problems.ts'

/**
 * Archives are encrypted as age files (https://age-encryption.org/v1), which the program `age` opens as well. The key
 * is a passphrase, or one of the pair that `age-keygen` makes: `age1…` only encrypts, `AGE-SECRET-KEY-1…` only
 * decrypts.
 */
export async function encrypted(plain: Readable, key: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  if (key.startsWith('age1')) encrypter.addRecipient(key)
  else encrypter.setPassphrase(key)
  return backFrom(await encrypter.encrypt(asWeb(plain)))
}

/** Throws a sentence with the name `file` when the key is missing or wrong. */
export async function decrypted(sealed: Readable, key: string | null, file: string): Promise<Readable> {
  if (key === null) throw backupProblems.archiveLocked({ file })
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  try {
    if (key.startsWith('AGE-SECRET-KEY-1')) decrypter.addIdentity(key)
    else decrypter.addPassphrase(key)
    return backFrom(await decrypter.decrypt(asWeb(sealed)))
  } catch (error) {
    sealed.destroy()
    throw Object.assign(backupProblems.keyUnfit({ file }), { cause: error })
  }
}

/** First bytes of an age file. */
export const sealedMark = Buffer.from('age-encryption.org/v1\n')

function asWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
}

function backFrom(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream)
}
