import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Configuration, secretsOf } from '#platform/context'

type Secrets = Pick<Configuration, 'secret' | 'formerSecrets'>

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a private key with the installation's secret, bound to its owner: a copy of the database alone contains no
 * usable certificate.
 */
export function sealKey({ secret }: Pick<Secrets, 'secret'>, owner: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null when it was sealed with a secret that is no longer configured. */
export function openKey(config: Secrets, owner: string, sealed: string): string | null {
  for (const secret of secretsOf(config)) {
    const text = openedWith(secret, owner, sealed)
    if (text !== null) return text
  }
  return null
}

/** The same key, sealed with the current secret; null when it already is, or cannot be opened. */
export function resealedKey(config: Secrets, owner: string, sealed: string): string | null {
  if (openedWith(config.secret, owner, sealed) !== null) return null
  const text = openKey(config, owner, sealed)
  return text === null ? null : sealKey(config, owner, text)
}

function openedWith(secret: Uint8Array, owner: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'certificates', 32))
}
