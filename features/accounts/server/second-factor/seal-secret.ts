import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { type PlatformContext, secretsOf } from '#platform/context'

type Keyed = Pick<PlatformContext, 'config'>
type Sealing = Keyed & Pick<PlatformContext, 'random'>
const cipher = 'aes-256-gcm'

/**
 * Seals a secret with a key of the installation and binds it to its subject, so that it cannot be opened in another
 * row.
 */
export function sealSecret(ctx: Sealing, subject: string, plain: string): string {
  const nonce = Buffer.from(ctx.random(12))
  const sealing = createCipheriv(cipher, keyOf(ctx.config.secret, 'seal'), nonce).setAAD(Buffer.from(subject))
  const body = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

/** Opens a secret that was sealed with the current secret of the installation, or with a configured earlier one. */
export function openSecret({ config }: Keyed, subject: string, sealed: string): string {
  let failure: unknown
  for (const secret of secretsOf(config)) {
    try {
      return openedWith(secret, subject, sealed)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** Seals a secret with the current secret of the installation; returns null when it already is. */
export function resealedSecret(ctx: Sealing, subject: string, sealed: string): string | null {
  try {
    openedWith(ctx.config.secret, subject, sealed)
    return null
  } catch {
    return sealSecret(ctx, subject, openSecret(ctx, subject, sealed))
  }
}

/** Hashes a recovery code with the installation's secret, so that the database alone reveals nothing. */
export function keyedHash({ config }: Keyed, subject: string, plain: string): string {
  return hashWith(recoveryCodeKey(config.secret), subject, plain)
}

/**
 * Returns the hashes with the present and each former secret: recovery codes cannot be hashed again, because they are
 * not stored.
 */
export function keyedHashes({ config }: Keyed, subject: string, plain: string): string[] {
  const keys = [...secretsOf(config).map(recoveryCodeKey), ...(config.recoveryCodeKeys ?? [])]
  return [...new Set(keys.map((key) => hashWith(key, subject, plain)))]
}

export function recoveryCodeKey(secret: Uint8Array): Buffer {
  return keyOf(secret, 'hash')
}

function hashWith(key: Uint8Array, subject: string, plain: string): string {
  return createHmac('sha256', key).update(`${subject}\n${plain}`).digest('base64url')
}

function openedWith(secret: Uint8Array, subject: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, keyOf(secret, 'seal'), bytes.subarray(0, 12))
    .setAAD(Buffer.from(subject))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8')
}

function keyOf(secret: Uint8Array, purpose: 'seal' | 'hash'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `quoin second factor ${purpose}`, 32))
}
