import { siteTables } from '#platform/database'
import { deviceName, factorState } from '#features/accounts/server'
import { type OwnerContext, provided } from '#platform/context'
import { csvRow, type Input, type Output } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { type MemberRow, memberProblems, type membersOwnerApi } from '../contract/index.ts'
import { accountParts } from './extension-points.ts'
import { addressesOf, memberById, membersOf } from './members.queries.ts'
import type { MembersTable } from './members.tables.ts'
import { secondFactorsOfMember } from './second-factor/member-factors.ts'

type Api = typeof membersOwnerApi

/** Sorted newest first. */
export async function listMembers(
  ctx: OwnerContext,
  { search, after, limit }: Input<Api['list']>,
): Promise<Output<Api['list']>> {
  ctx.require('crm.read')
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const matching =
    search.trim() === ''
      ? membersOf(ctx)
      : membersOf(ctx).where((row) => row.or([row('email', 'ilike', words), row('name', 'ilike', words)]))
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await (after ? matching.where('id', '<', after) : matching)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return {
    members: shown.map(rowOf),
    count: Number(count),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function readMember(ctx: OwnerContext, { id }: Input<Api['detail']>): Promise<Output<Api['detail']>> {
  ctx.require('crm.read')
  const member = await requireMember(ctx, id)
  const sessions = await siteTables(ctx)
    .selectFrom('member_sessions')
    .select(['id', 'user_agent', 'seen_at'])
    .where('member_id', '=', id)
    .where('expires_at', '>', ctx.now())
    .orderBy('seen_at', 'desc')
    .execute()
  const { isOn, passkeys, codeApp } = await factorState(secondFactorsOfMember(ctx, id))
  const parts = []
  for (const part of provided(ctx.product, accountParts)) {
    const found = await part.load(ctx, { id, email: member.email })
    if (found) parts.push({ name: part.name, title: found.title, rows: found.rows.map(({ href: _, ...row }) => row) })
  }
  return {
    ...rowOf(member),
    phone: member.phone,
    addresses: await addressesOf(ctx, id),
    sessions: sessions.map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent),
      seenAt: row.seen_at.toISOString(),
    })),
    secondFactor: { isOn, passkeys: passkeys.map(({ name }) => name), hasCodes: codeApp !== null },
    parts,
  }
}

/** For spreadsheets. */
export async function exportMembers(ctx: OwnerContext): Promise<Answer<string>> {
  ctx.require('crm.write')
  const rows = await membersOf(ctx).selectAll().orderBy('id').execute()
  const head = ['Email', 'Name', 'Phone', 'Joined at', 'Signed in at', 'Accepts marketing', 'Blocked']
  const lines = rows.map((row) => [
    row.email,
    row.name,
    row.phone,
    row.created_at.toISOString(),
    row.signed_in_at?.toISOString() ?? '',
    row.accepts_marketing ? 'yes' : 'no',
    row.is_blocked ? 'yes' : 'no',
  ])
  const body = `\uFEFF${[head, ...lines].map(csvRow).join('')}`
  const headers = { 'content-disposition': 'attachment; filename="members.csv"', 'cache-control': 'no-store' }
  return answer({ type: 'text/csv; charset=utf-8', headers, body })
}

export async function requireMember(ctx: OwnerContext, id: string): Promise<MembersTable> {
  const member = await memberById(ctx, id)
  if (!member) throw memberProblems.memberMissing()
  return member
}

export function rowOf(row: MembersTable): MemberRow {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    isBlocked: row.is_blocked,
    acceptsMarketing: row.accepts_marketing,
    joinedAt: row.created_at.toISOString(),
    signedInAt: row.signed_in_at?.toISOString() ?? null,
  }
}
