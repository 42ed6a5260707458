import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { PlatformContext } from '#platform/context'

type Keyed = Pick<PlatformContext, 'config'>
const cipher = 'aes-256-gcm'

/** Sealed with a key of the installation's secret and bound to whose it is: copied to another row, it cannot be opened. */
export function sealSecret(ctx: Keyed & Pick<PlatformContext, 'random'>, subject: string, plain: string): string {
  const nonce = Buffer.from(ctx.random(12))
  const sealing = createCipheriv(cipher, keyOf(ctx, 'seal'), nonce).setAAD(Buffer.from(subject))
  const body = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

export function openSecret(ctx: Keyed, subject: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, keyOf(ctx, 'seal'), bytes.subarray(0, 12))
    .setAAD(Buffer.from(subject))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8')
}

/** Of no use to whoever has the database and not the installation's secret. */
export function keyedHash(ctx: Keyed, subject: string, plain: string): string {
  return createHmac('sha256', keyOf(ctx, 'hash')).update(`${subject}\n${plain}`).digest('base64url')
}

function keyOf({ config }: Keyed, purpose: 'seal' | 'hash'): Buffer {
  return Buffer.from(hkdfSync('sha256', config.secret, '', `quoin second factor ${purpose}`, 32))
}
