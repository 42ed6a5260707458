import { hash } from 'node:crypto'
import { z } from 'zod'
import { dayMs } from '../contract/index.ts'
import type { PlatformTransaction } from '../context/index.ts'
import { prepared } from '../database/index.ts'
import { type Answer, answer, isAnswer } from './response/answer.ts'
import { job } from '../jobs/index.ts'
import { httpProblems } from './http.problems.ts'
import type { IdempotencyKeysTable, StoredAnswer } from './http.tables.ts'

const keptMs = dayMs

interface Call {
  scope: string
  key: string
  endpoint: string
  input: unknown
}

type Work = () => Promise<unknown>

/**
 * Runs `work` once per key, in the transaction of `ctx`: the key commits with the effect or not at all. A second call
 * with the same key waits for the first to end, and then gets its response, or that of `again`; with another input it
 * is refused.
 */
export async function once(
  ctx: PlatformTransaction,
  { scope, key, endpoint, input }: Call,
  work: Work,
  again?: Work,
): Promise<unknown> {
  const inputHash = hash('sha256', JSON.stringify(input ?? null), 'base64url')
  const { numAffectedRows } = await claimed(ctx.db, {
    scope,
    key,
    endpoint,
    input_hash: inputHash,
    created_at: ctx.now(),
  })
  if (numAffectedRows === 0n) return replay(ctx, { scope, key, endpoint, inputHash }, again)
  const outcome = await work()
  if (!again) ctx.tx.beforeCommit(storedAnswer(ctx.db, { scope, key, answer: storedOf(outcome) }))
  return outcome
}

const claimed = prepared((db, { scope, key, endpoint, input_hash, created_at }: Omit<IdempotencyKeysTable, 'answer'>) =>
  db
    .insertInto('idempotency_keys')
    .values({ scope, key, endpoint, input_hash, answer: null, created_at })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
)

const storedAnswer = prepared(
  (db, { scope, key, answer: stored }: { scope: string; key: string; answer: StoredAnswer }) =>
    db.updateTable('idempotency_keys').where('scope', '=', scope).where('key', '=', key).set({ answer: stored }),
)

async function replay(
  ctx: PlatformTransaction,
  call: { scope: string; key: string; endpoint: string; inputHash: string },
  again: Work | undefined,
): Promise<Answer<unknown>> {
  const row = await ctx.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow()
  const isSame = row.endpoint === call.endpoint && row.input_hash === call.inputHash
  const stored = isSame && again ? storedOf(await again()) : row.answer
  if (!isSame || !stored) throw httpProblems.keyReused({ status: 422 })
  return answer({ ...stored, headers: { ...stored.headers, 'idempotent-replayed': 'true' } })
}

/** Leaves out cookies, because a secret is delivered only once. */
function storedOf(outcome: unknown): StoredAnswer {
  if (!isAnswer(outcome)) return { status: 200, type: null, headers: {}, body: outcome ?? null }
  const { status, type, headers, body } = outcome
  return { status, type, headers: { ...headers }, body: body ?? null }
}

/** Deletes old keys every night. */
export const forgetOldKeysJob = job({
  name: 'http.forget-old-keys',
  input: z.object({}),
  schedule: '17 3 * * *',
  run: async (ctx) => {
    await ctx.db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(ctx.now().getTime() - keptMs))
      .execute()
  },
})
