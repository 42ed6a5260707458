import { siteTables } from '#platform/database'
import { trashDocument } from '#features/pages/server'
import { idSchema } from '#platform/contract'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { inCollection } from '../base/drafts.queries.ts'
import { inNameOf } from '../base/in-name-of.ts'

const batch = 100

/** Runs after the removal of a collection: moves its items into the trash, a hundred in each transaction. */
export const trashItems = job({
  name: 'content.trash-items',
  input: z.object({ websiteId: idSchema, collectionId: idSchema, accountId: z.string() }),
  run: async (ctx, input) => {
    const rows = await siteTables(ctx)
      .selectFrom('documents')
      .select('id')
      .where(inCollection(input.collectionId))
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id } of rows) await trashDocument(inNameOf(ctx, input.accountId), { id })
    if (rows.length === batch) await enqueue(ctx, trashItems, input)
  },
})
