import { siteTables } from '#platform/database'
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { type SiteContext, type SiteTransaction, secretsOf } from '#platform/context'
import { newId } from '#platform/contract'
import type {} from './payments.tables.ts'

const cipher = 'aes-256-gcm'

/**
 * T37: sealed with the site's key, which is itself sealed with the installation's. The site's id is bound in, so a
 * secret of one site cannot be opened on another.
 */
export async function seal(ctx: SiteTransaction, plain: string): Promise<string> {
  return sealWith(ctx, await newestKey(ctx), plain)
}

export function sealWith(ctx: SiteContext, { id, bytes }: SiteKey, plain: string): string {
  return `${id}.${locked(ctx, bytes, ctx.site.id, plain)}`
}

interface SiteKey {
  id: string
  bytes: Buffer
}

export async function unseal(ctx: SiteContext, sealed: string): Promise<string> {
  const [id = '', rest = ''] = sealed.split('.')
  const row = await siteTables(ctx)
    .selectFrom('payment_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return opened(openedKey(ctx, row.sealed), ctx.site.id, rest)
}

async function newestKey(ctx: SiteTransaction): Promise<SiteKey> {
  const row = await siteTables(ctx)
    .selectFrom('payment_keys')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, bytes: openedKey(ctx, row.sealed) } : newKey(ctx)
}

/** Makes this key the one with which the site seals; older keys still open their own secrets. */
export async function newKey(ctx: SiteTransaction): Promise<SiteKey> {
  const bytes = Buffer.from(ctx.random(32))
  const id = newId(ctx.now().getTime())
  const sealed = locked(ctx, masterKey(ctx.config.secret), ctx.site.id, bytes.toString('base64'))
  await siteTables(ctx).insertInto('payment_keys').values({ id, sealed, created_at: ctx.now() }).execute()
  return { id, bytes }
}

function openedKey(ctx: SiteContext, sealed: string): Buffer {
  return Buffer.from(openedByOneOf(secretsOf(ctx.config), ctx.site.id, sealed), 'base64')
}

/** The same key, sealed with the current secret; null when it already is. */
export function resealedKey(ctx: SiteContext, sealed: string): string | null {
  const [secret, ...formerSecrets] = secretsOf(ctx.config)
  try {
    openedByOneOf(secret ? [secret] : [], ctx.site.id, sealed)
    return null
  } catch {
    return locked(ctx, masterKey(ctx.config.secret), ctx.site.id, openedByOneOf(formerSecrets, ctx.site.id, sealed))
  }
}

function openedByOneOf(secrets: readonly Uint8Array[], boundTo: string, sealed: string): string {
  let failure: unknown = new Error('No secret is named that would open it.')
  for (const secret of secrets) {
    try {
      return opened(masterKey(secret), boundTo, sealed)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function masterKey(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'quoin payment keys', 32))
}

function locked(ctx: SiteContext, key: Buffer, boundTo: string, plain: string): string {
  const nonce = Buffer.from(ctx.random(12))
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(boundTo))
  const body = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

function opened(key: Buffer, boundTo: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8')
}
