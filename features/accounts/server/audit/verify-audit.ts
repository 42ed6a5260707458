import type { PlatformContext } from '#platform/context'
import { auditHash } from './audit.ts'

export type AuditVerdict = { intact: true; rows: number } | { intact: false; chain: string; seq: number }

/** Verifies one chain (a site's id, or `platform`) and returns the first row that was changed. */
export async function verifyAudit(ctx: PlatformContext, chain: string): Promise<AuditVerdict> {
  let previous = ''
  let seq = 0
  for (;;) {
    const rows = await ctx.db
      .selectFrom('audit_log')
      .selectAll()
      .where('chain', '=', chain)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(1000)
      .execute()
    for (const row of rows) {
      seq += 1
      const isSound = row.seq === seq && row.previous_hash === previous && row.hash === auditHash(previous, row)
      if (!isSound) return { intact: false, chain, seq }
      previous = row.hash
    }
    if (rows.length < 1000) break
  }
  const head = await ctx.db.selectFrom('audit_heads').selectAll().where('chain', '=', chain).executeTakeFirst()
  const isWhole = (head?.seq ?? 0) === seq && (head?.hash ?? '') === previous
  return isWhole ? { intact: true, rows: seq } : { intact: false, chain, seq: seq + 1 }
}
