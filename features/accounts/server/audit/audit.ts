import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Account, PlatformContext, Site, Writable } from '#platform/context'
import { inTransaction } from '#platform/database'
import { type CalledBy, networkPrefix } from '#platform/http'
import type { AuditLogTable } from '../accounts.tables.ts'

export interface AuditEntry {
  /** Permanent name of the action, such as `account.signed_in` or `contributor.roles_changed`. */
  action: string
  /** Id of the subject. */
  subject: string
  before?: unknown
  after?: unknown
}

/** Context of an audited action; contexts of operations and of jobs both match. */
export type AuditContext = PlatformContext &
  Partial<CalledBy> & { readonly account?: Account | null; readonly site?: Pick<Site, 'id'> | undefined }

/** Fields covered by a row's hash, besides the previous hash. */
export type AuditRow = Omit<AuditLogTable, 'website_id' | 'previous_hash' | 'hash'>

/**
 * Appends to the audit trail of the site in the caller's transaction. Without a site it appends to the platform's
 * trail.
 */
export async function audit(
  ctx: Writable<AuditContext>,
  { action, subject, before, after }: AuditEntry,
): Promise<void> {
  await inTransaction(ctx, async (siteCtx) => {
    const websiteId = ctx.site?.id ?? null
    const chain = websiteId ?? 'platform'
    const head = await siteCtx.db
      .insertInto('audit_heads')
      .values({ chain, seq: 1, hash: '' })
      .onConflict((conflict) => conflict.column('chain').doUpdateSet({ seq: sql`audit_heads.seq + 1` }))
      .returning(['seq', 'hash'])
      .executeTakeFirstOrThrow()
    const row: AuditRow = {
      chain,
      seq: head.seq,
      at: ctx.now(),
      account_id: ctx.account?.id ?? null,
      who: ctx.account?.email ?? 'system',
      address: ctx.caller ? networkPrefix(ctx.caller.address) : '',
      action,
      subject,
      before: plain(before),
      after: plain(after),
    }
    const hash = auditHash(head.hash, row)
    await siteCtx.db
      .insertInto('audit_log')
      .values({ ...row, website_id: websiteId, previous_hash: head.hash, hash })
      .execute()
    await siteCtx.db.updateTable('audit_heads').set({ hash }).where('chain', '=', chain).execute()
  })
}

/** Audits actions on an account itself, on any host: they belong to the platform's trail and not to a site's. */
export function auditAccount(ctx: Writable<AuditContext>, entry: AuditEntry): Promise<void> {
  return audit({ ...ctx, site: undefined }, entry)
}

export function auditHash(previous: string, row: AuditRow): string {
  const { chain, seq, at, account_id, who, address, action, subject, before, after } = row
  const fields = [
    previous,
    chain,
    seq,
    at.toISOString(),
    account_id,
    who,
    address,
    action,
    subject,
    sorted(before),
    sorted(after),
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** Converts values to the form in which the database returns them: absent becomes null, and dates become text. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

/** Sorts keys, because jsonb does not preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, nested]) => [key, sorted(nested)])
}
