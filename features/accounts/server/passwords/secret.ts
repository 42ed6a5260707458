import { createHash } from 'node:crypto'
import type { PlatformContext } from '#platform/context'

/** 256 random bits in base64url. Only the hash of a secret is stored. */
export function newSecret(ctx: Pick<PlatformContext, 'random'>): string {
  return Buffer.from(ctx.random(32)).toString('base64url')
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
