import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Configuration, secretsOf } from '#platform/context'

/** Content of an email. */
export interface EmailBody {
  readonly html: string
  readonly text: string
}

type Secret = Pick<Configuration, 'secret'>

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts an email, because its links are keys: a copy of the database alone reveals none. AES-256-GCM: iv, tag, text.
 */
export function sealEmail({ secret }: Secret, id: string, body: EmailBody): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify({ html: body.html, text: body.text })), cipher.final()])
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), text]))
}

/** Returns null when it was sealed with an unknown secret or for another email. */
export function unsealEmail(
  config: Pick<Configuration, 'secret' | 'formerSecrets'>,
  id: string,
  sealed: Uint8Array,
): EmailBody | null {
  for (const secret of secretsOf(config)) {
    const body = unsealedWith(secret, id, sealed)
    if (body) return body
  }
  return null
}

/** Seals the content with the present secret; null when it is already sealed with it, or cannot be opened. */
export function resealedEmail(
  config: Pick<Configuration, 'secret' | 'formerSecrets'>,
  id: string,
  sealed: Uint8Array,
): Uint8Array<ArrayBuffer> | null {
  if (unsealedWith(config.secret, id, sealed)) return null
  const body = unsealEmail(config, id, sealed)
  return body && sealEmail(config, id, body)
}

function unsealedWith(secret: Uint8Array, id: string, sealed: Uint8Array): EmailBody | null {
  try {
    const bytes = Buffer.from(sealed)
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes)).setAAD(Buffer.from(id))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as EmailBody
  } catch {
    return null
  }
}

function keyOf(secret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'sent emails', 32))
}
