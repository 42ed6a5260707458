import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site, SiteContext } from '#platform/context'
import { keyLifetimeMs } from '../contract/form.rules.ts'

type Sealer = Pick<SiteContext, 'config' | 'now'> & { readonly site: Pick<Site, 'id'> }

export interface SubmissionKey {
  /** Stored with the submission, because each key is valid once. */
  nonce: string
  issuedAt: Date
}

/**
 * C7.02: a key for one submission to any form of the site. It is signed, so that none has to be stored until it is
 * used.
 */
export function newSubmissionKey(ctx: Sealer & Pick<SiteContext, 'random'>): string {
  const named = `${ctx.now().getTime().toString(36)}.${Buffer.from(ctx.random(16)).toString('base64url')}`
  return `${named}.${seal(ctx, named)}`
}

/** Reads a key; null when it was never issued for this site or is too old. */
export function readSubmissionKey(ctx: Sealer, key: string): SubmissionKey | null {
  const [stamp = '', nonce = '', signature = ''] = key.split('.')
  const expected = Buffer.from(seal(ctx, `${stamp}.${nonce}`))
  const bytes = Buffer.from(signature)
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null
  const issuedAt = new Date(Number.parseInt(stamp, 36))
  return issuedAt.getTime() + keyLifetimeMs > ctx.now().getTime() ? { nonce, issuedAt } : null
}

function seal(ctx: Sealer, named: string): string {
  return createHmac('sha256', ctx.config.secret).update(`form\n${ctx.site.id}\n${named}`).digest('base64url')
}
