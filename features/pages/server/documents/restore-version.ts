import { apply, type Document, diffDocuments, type Operation } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { changeDocument } from '../operations/append-operations.ts'
import { lockDocument } from '../base/documents.queries.ts'
import { mark } from '../publish/show-revision.ts'
import { documentAt } from './version-at.ts'

/** Restores a version in one batch, which can be undone; with `section` only that section and its blocks. */
export async function restoreVersion(
  ctx: OwnerTransaction,
  { id, seq, section }: { id: string; seq: number; section?: string },
): Promise<{ seq: number; back: Operation | null }> {
  ctx.require('content.edit')
  const row = await lockDocument(ctx, id)
  const past = withAccess(await documentAt(ctx, row, seq), row.head)
  const batch = diffDocuments(row.head, section === undefined ? past : withSection(row.head, past, section))
  if (batch.operations.length === 0) return { seq: row.head_seq, back: null }
  const answer = await changeDocument(ctx, {
    id,
    operation: { ...batch, label: 'restore' },
    key: `restore:${newId(ctx.now().getTime())}`,
  })
  await mark(ctx, [{ documentId: id, seq: answer.seq, kind: 'restored', label: String(seq) }])
  return { seq: answer.seq, back: wayBack(row.head, batch) }
}

/** Returns the operation that undoes the restore in the editor. */
function wayBack(draft: Document, batch: Operation): Operation {
  return { ...diffDocuments(apply(draft, batch).document, draft), label: 'restore' }
}

/** Keeps the access of the page, which is no part of its versions. */
function withAccess(past: Document, { settings: { access } }: Document): Document {
  const { access: _former, ...settings } = past.settings
  return { ...past, settings: access === undefined ? settings : { ...settings, access } }
}

/** Returns the draft with one section of a former version. Blocks that moved to other sections since stay there. */
function withSection(draft: Document, past: Document, id: string): Document {
  const old = past.sections[id]
  const { [id]: _section, ...others } = draft.sections
  const otherBlocks = Object.entries(draft.blocks).filter(([, block]) => block.section !== id)
  const ids = new Set(otherBlocks.map(([block]) => block))
  const restored = Object.entries(past.blocks).filter(([block, { section }]) => section === id && !ids.has(block))
  const blocks = Object.fromEntries([...otherBlocks, ...restored])
  const attachedBlocks = Object.entries(blocks).filter(([, { parent }]) => parent === undefined || blocks[parent])
  return {
    ...draft,
    sections: old ? { ...others, [id]: old } : others,
    blocks: old ? Object.fromEntries(attachedBlocks) : Object.fromEntries(otherBlocks),
  }
}
