import type { ImportOutcome } from '../../contract/import.schema.ts'
import { partsAtOnce } from '../run/run-parts.ts'
import { ranks } from '../items/classify.ts'
import { copied, openPlan, type PartRow, type PlanRows, type ReadParts, targetsOf } from './stage-parts.ts'
import { add, planned, type Staging } from './staging.ts'

/** Number of rows of later features that are read together. */
const rowsTogether = 2000

/** Batches have the size of those in the run, so that the plan predicts the result. */
export async function addParts(staging: Staging, { keys, rows }: ReadParts): Promise<void> {
  const plan = openPlan(staging.ctx, await targetsOf(staging.ctx, staging.source, keys))
  const outcomes = new Map<string, ImportOutcome>()
  let batch: PartRow[] = []
  let leads = 0
  for (const row of rows) {
    batch.push(row)
    if (row.rank === ranks.part) leads += 1
    if (leads < partsAtOnce && batch.length < rowsTogether) continue
    await addBatch(staging, plan, batch, outcomes)
    batch = []
    leads = 0
  }
  await addBatch(staging, plan, batch, outcomes)
}

/** A part of another row has the same outcome as that row, which comes before it. */
async function addBatch(
  staging: Staging,
  plan: PlanRows,
  batch: readonly PartRow[],
  outcomes: Map<string, ImportOutcome>,
): Promise<void> {
  const foreseen = await plan(staging.source, batch)
  for (const row of batch)
    if (row.rank === ranks.part)
      outcomes.set(row.source_key, foreseen.get(row.source_key)?.outcome ?? planned(staging, row))
  for (const row of batch) {
    const { lead = row.source_key } = (row.payload ?? {}) as { lead?: string }
    const notes = [...row.notes, ...copied(foreseen.get(row.source_key)?.notes ?? [])]
    await add(staging, { ...row, notes }, row.skip ? undefined : outcomes.get(lead))
  }
}
