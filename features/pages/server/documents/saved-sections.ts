import { upgradeDocument, validateDocument } from '#platform/block'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Document, emptyDocument } from '#platform/document'
import { pagesProblems, type savedSectionsApi, savedSectionsAtMost } from '../../contract/index.ts'
import { contractsOf } from '../base/contracts.ts'

type Api = typeof savedSectionsApi

export async function listSavedSections(ctx: OwnerContext): Promise<Output<Api['list']>> {
  ctx.require('content.edit')
  const rows = await siteTables(ctx)
    .selectFrom('saved_sections')
    .select(['id', 'name', 'document'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const contracts = contractsOf(ctx)
  return { sections: rows.map((row) => ({ ...row, document: upgradeDocument(row.document, contracts) })) }
}

/** Throws `doesNotFit` for a block that no page may contain, and `tooManySavedSections` at the limit. */
export async function saveSection(
  ctx: OwnerTransaction,
  { name, section, blocks }: Input<Api['save']>,
): Promise<Output<Api['save']>> {
  ctx.require('content.edit')
  const { count } = await siteTables(ctx)
    .selectFrom('saved_sections')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= savedSectionsAtMost) throw pagesProblems.tooManySavedSections({ max: savedSectionsAtMost })
  const document: Document = {
    ...emptyDocument(newId(), 'page'),
    sections: { [section.id]: section },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, { ...block, section: section.id }])),
  }
  const [fault] = validateDocument(document, contractsOf(ctx)).faults
  if (fault) throw pagesProblems.doesNotFit({ part: fault.type, reason: fault.reason })
  const id = newId()
  await siteTables(ctx)
    .insertInto('saved_sections')
    .values({ id, name, document, created_at: ctx.now(), created_by: ctx.account.id })
    .execute()
  return { id }
}

/** Pages keep their copies of the section. */
export async function removeSavedSection(
  ctx: OwnerTransaction,
  { id }: Input<Api['remove']>,
): Promise<Output<Api['remove']>> {
  ctx.require('content.edit')
  await siteTables(ctx).deleteFrom('saved_sections').where('id', '=', id).execute()
  return {}
}
