import { sql } from 'kysely'
import { sendSignal, siteTables } from '#platform/database'
import {
  type AppendAnswer,
  type AppendRequest,
  type Document,
  type DropReason,
  type LoggedOperation,
  type Operation,
  type Block,
  type Appended,
  type Step,
  appendInSteps,
  blocksPerDocument,
  blocksPerLayout,
  charactersPerDocument,
  isTooMuchToRebase,
  partWeightAtMost,
  sectionsPerDocument,
} from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { inTurns } from '#platform/threads'
import { charactersOfLinkedSection, pagesProblems } from '../../contract/index.ts'
import { setOwnAccess } from '../access/derive-access.ts'
import { accessOf, areSettingsValid, namesOf } from './check-settings.ts'
import { contractsOf } from '../base/contracts.ts'
import { type DocumentRow, lockDocument } from '../base/documents.queries.ts'
import { documentKey, operationsTopic } from '../several/people.ts'
import { allowsBlock, allowsSettings } from '../base/runs-code.ts'

/** Operations between two snapshots. Rebuilding an old version replays at most this many. */
export const snapshotEvery = 100
/** A client that is more operations behind must fetch them first. */
const behindMax = 5000
/** Limit of one response, in characters of JSON. */
export const charactersBehindMax = 4_000_000
/** Limit of processing time per request in milliseconds. Heavier changes come in several. */
const workMs = 10_000

type Request = AppendRequest & { id: string }

/**
 * Appends a client's operations to the document's log: locks the row, transforms them over later ones, validates them
 * and appends those that fit. Each is identified by `(client, n)`, so that a repeated request has no second effect.
 */
export async function appendOperations(ctx: OwnerTransaction, request: Request): Promise<AppendAnswer> {
  ctx.require('content.edit')
  return append(ctx, request, true)
}

/**
 * Applies an operation of the server itself (imports, settings, restores). A second call with the same `key` does
 * nothing. The limits of the editor do not apply.
 */
export async function changeDocument(
  ctx: OwnerTransaction,
  { id, operation, key }: { id: string; operation: Operation; key?: string },
): Promise<AppendAnswer> {
  ctx.require('content.edit')
  const client = `server:${key ?? newId(ctx.now().getTime())}`.slice(0, 64)
  return append(ctx, { id, base: null, client, operations: [{ n: 1, operation }] }, false)
}

async function append(
  ctx: OwnerTransaction,
  request: Omit<Request, 'base'> & { base: number | null },
  isEditor: boolean,
): Promise<AppendAnswer> {
  const row = await lockDocument(ctx, request.id)
  const base = request.base ?? row.head_seq
  if (base > row.head_seq) throw pagesProblems.historyReplaced({ seq: base })
  if (row.head_seq - base > behindMax) throw pagesProblems.tooFarBehind({ seq: base })
  const since = await logged(ctx, row, base)
  const operations = await knownOperations(ctx, request)
  const sent = { ...request, base }
  if (isTooMuchToRebase({ since, request: sent })) throw pagesProblems.tooFarBehind({ seq: base })
  const steps = appendInSteps({
    head: { ...row.head, seq: row.head_seq },
    since,
    known: operations,
    request: sent,
    refuse: (step) => refusal(ctx, step, isEditor),
    ...(isEditor && { heaviestPart: partWeightAtMost }),
  })
  const appended = await inTurns(steps, { mostMs: workMs, refuse: () => pagesProblems.tooMuchAtOnce() })
  const { head, added, outcomes } = isEditor ? withinSize(row.head, appended) : appended
  if (added.length > 0) await keep(ctx, row, head, added)
  return {
    seq: head.seq,
    operations: [...since, ...added.map((operation) => ({ ...operation, accountId: ctx.account.id }))],
    outcomes,
  }
}

/** Drops operations that would make the document longer than allowed. */
function withinSize(before: Document, appended: Appended): Appended {
  if (appended.added.length === 0) return appended
  const length = JSON.stringify(appended.head).length
  const most = before.kind === 'saved-section' ? charactersOfLinkedSection : charactersPerDocument
  if (length <= most || length <= JSON.stringify(before).length) return appended
  const news = new Set(appended.added.map(({ n }) => n))
  const outcomes = appended.outcomes.map((outcome) =>
    news.has(outcome.n)
      ? { n: outcome.n, seq: null, dropped: [{ index: 0, reason: 'document_large' as const }] }
      : outcome,
  )
  return { head: before, added: [], outcomes }
}

function refusal(ctx: OwnerContext, { part, before, after, counts }: Step, isEditor: boolean): DropReason | null {
  if (part.kind === 'changeSettings') {
    const isBroken =
      !areSettingsValid(ctx, after.kind, after.settings) && areSettingsValid(ctx, after.kind, before.settings)
    return isBroken ? 'invalid' : allowsSettings(ctx, before.settings, after.settings) ? null : 'forbidden'
  }
  if (part.kind === 'insertSection') return isEditor && counts().sections > sectionsPerDocument ? 'sections_full' : null
  const id = part.kind === 'insertBlock' ? part.block.id : 'id' in part ? part.id : ''
  const block = after.blocks[id]
  if (!block) return null
  const earlier = before.block
  const enters = earlier?.section !== block.section
  if (isEditor && enters && (counts().bySection.get(block.section) ?? 0) > blocksPerLayout) return 'full'
  if (isEditor && !earlier && counts().blocks > blocksPerDocument) return 'document_full'
  if (earlier?.props === block.props) return null
  if (!isWhole(ctx, block) && (part.kind === 'insertBlock' || isWhole(ctx, earlier))) return 'invalid'
  return allowsBlock(ctx, earlier, block) ? null : 'forbidden'
}

/** Whether a block fits its contract, or no contract here knows its type. */
function isWhole(ctx: OwnerContext, block: Block | undefined): boolean {
  const contract = block && contractsOf(ctx).get(block.type)
  return !contract || block.version !== contract.version || contract.props.safeParse(block.props).success
}

async function logged(ctx: OwnerContext, row: DocumentRow, base: number): Promise<LoggedOperation[]> {
  if (base === row.head_seq) return []
  if ((await charactersSince(ctx, row.id, base)) > charactersBehindMax) throw pagesProblems.tooFarBehind({ seq: base })
  const rows = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', 'client', 'n', 'operation', 'account_id'])
    .where('document_id', '=', row.id)
    .where('seq', '>', base)
    .orderBy('seq')
    .execute()
  if (rows.length < row.head_seq - base) throw pagesProblems.historyReplaced({ seq: base })
  return rows.map(({ account_id, ...one }) => ({ ...one, accountId: account_id }))
}

/** Returns the length of the operations after `base`, as JSON. */
async function charactersSince(ctx: OwnerContext, id: string, base: number): Promise<number> {
  const { characters } = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(sql<string | null>`sum(length(operation::text))`.as('characters'))
    .where('document_id', '=', id)
    .where('seq', '>', base)
    .executeTakeFirstOrThrow()
  return Number(characters ?? 0)
}

async function knownOperations(
  ctx: OwnerContext,
  { id, client, operations }: Omit<Request, 'base'>,
): Promise<LoggedOperation[]> {
  const numbers = operations.map(({ n }) => n)
  return siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', 'client', 'n', 'operation'])
    .where('document_id', '=', id)
    .where('client', '=', client)
    .where('n', 'in', numbers)
    .execute()
}

async function keep(
  ctx: OwnerTransaction,
  row: DocumentRow,
  head: Document,
  added: readonly LoggedOperation[],
): Promise<void> {
  const now = ctx.now()
  const common = { website_id: ctx.site.id, document_id: row.id, account_id: ctx.account.id, at: now }
  await ctx.db
    .insertInto('document_operations')
    .values(added.map(({ seq, client, n, operation }) => ({ ...common, seq, client, n, operation })))
    .execute()
  await siteTables(ctx)
    .updateTable('documents')
    .set({ head, head_seq: head.seq, ...namesOf(head.settings), changed_at: now, changed_by: ctx.account.id })
    .where('id', '=', row.id)
    .execute()
  sendSignal(ctx, { topic: operationsTopic, data: documentKey(ctx.site.id, row.id) })
  const access = accessOf(head.settings)
  if (access !== accessOf(row.head.settings)) await setOwnAccess(ctx, { id: row.id, access })
  if (Math.floor(head.seq / snapshotEvery) > Math.floor(row.head_seq / snapshotEvery)) await snapshot(ctx, head, now)
}

async function snapshot(ctx: OwnerTransaction, document: Document, at: Date): Promise<void> {
  await siteTables(ctx)
    .insertInto('document_snapshots')
    .values({ document_id: document.id, seq: document.seq, document, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
