import { siteTables } from '#platform/database'
import { changeDocument } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { idSchema } from '#platform/contract'
import { enqueue, job } from '#platform/jobs'
import { sql } from 'kysely'
import { z } from 'zod'
import { inCollection, itemDrafts } from '../base/drafts.queries.ts'
import { inNameOf } from '../base/in-name-of.ts'

const batch = 100

/** Runs after a label was merged (`to`) or removed (null): updates the drafts, a hundred in each transaction. */
export const relabelDrafts = job({
  name: 'content.relabel-drafts',
  input: z.object({
    websiteId: idSchema,
    collectionId: idSchema,
    from: idSchema,
    to: idSchema.nullable(),
    accountId: z.string(),
  }),
  run: async (ctx, input) => {
    const rows = await carrying(ctx, input.collectionId, input.from)
    for (const { id, settings } of await itemDrafts(ctx, rows)) {
      const changes = (['tags', 'categories'] as const)
        .filter((name) => settings[name].includes(input.from))
        .map((name) => ({ path: [name], value: replaced(settings[name], input.from, input.to) }))
      if (changes.length > 0)
        await changeDocument(inNameOf(ctx, input.accountId), { id, operation: { kind: 'changeSettings', changes } })
    }
    if (rows.length === batch) await enqueue(ctx, relabelDrafts, input)
  },
})

async function carrying(ctx: SiteContext, collectionId: string, labelId: string): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where(inCollection(collectionId))
    .where(
      sql<boolean>`(documents.head -> 'settings' -> 'tags' @> to_jsonb(${labelId}::text)
        or documents.head -> 'settings' -> 'categories' @> to_jsonb(${labelId}::text))`,
    )
    .select('id')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

function replaced(ids: readonly string[], from: string, to: string | null): string[] {
  return [...new Set(ids.flatMap((id) => (id === from ? (to ? [to] : []) : [id])))]
}
