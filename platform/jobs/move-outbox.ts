import type { PgBoss } from 'pg-boss'

interface Waiting {
  id: string
  kind: string
  payload: object
  key: string | null
}

const atOnce = 500
export const unknownQueue = 'unknown'

/**
 * Moves due rows of the outbox into the queues in one transaction, so that a row is in exactly one of them. Several
 * workers may do this at once. pg-boss notifies within this transaction, which locks no row that others wait for.
 */
export async function moveOutbox(boss: PgBoss, queues: ReadonlySet<string>, now: Date): Promise<number> {
  const transaction = await boss.getDb().beginTransaction?.()
  if (!transaction) throw new Error('The database adapter of the queue has no transactions.')
  try {
    const { rows } = await transaction.db.executeSql(
      `delete from outbox where id in (select id from outbox where run_after <= $1 order by run_after, id limit ${atOnce} for update skip locked)
       returning id, kind, payload, key`,
      [now],
    )
    const waiting = (rows as Waiting[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    for (const [queue, jobs] of Map.groupBy(waiting, (row) => (queues.has(row.kind) ? row.kind : unknownQueue)))
      await boss.insert(
        queue,
        jobs.map((row) => ({
          id: uuidOf(row.id),
          data: { kind: row.kind, payload: row.payload },
          singletonKey: row.key ?? row.id,
        })),
        { db: transaction.db },
      )
    await transaction.commit()
    return waiting.length
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** The same outbox row always becomes the same job, so no job is doubled. */
function uuidOf(id: string): string {
  const hex = id.padEnd(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
