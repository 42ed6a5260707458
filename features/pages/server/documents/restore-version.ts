import { apply, type Block, descendantsOf, type Document, diffDocuments, type Operation } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { changeDocument } from '../operations/append-operations.ts'
import { lockDocument } from '../base/documents.queries.ts'
import { mark } from '../publish/show-revision.ts'
import { documentAt } from './version-at.ts'

/**
 * Restores a version in one batch, which can be undone; with `section` only that section and its blocks, with `block`
 * only that block and those inside it.
 */
export async function restoreVersion(
  ctx: OwnerTransaction,
  { id, seq, ...part }: { id: string; seq: number; section?: string; block?: string },
): Promise<{ seq: number; back: Operation | null }> {
  ctx.require('content.edit')
  const row = await lockDocument(ctx, id)
  const past = withAccess(await documentAt(ctx, row, seq), row.head)
  const batch = diffDocuments(row.head, withPart(row.head, past, part))
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

function withPart(draft: Document, past: Document, { section, block }: { section?: string; block?: string }): Document {
  if (block !== undefined) return withBlock(draft, past, block)
  return section === undefined ? past : withSection(draft, past, section)
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

/**
 * Returns the draft with one block of a former version and the blocks inside it; the draft itself where that version
 * has no such block. A section or block around it that is gone returns with it.
 */
function withBlock(draft: Document, past: Document, id: string): Document {
  const old = past.blocks[id]
  if (!old) return draft
  const gone = new Set([id, ...descendantsOf(draft, id).map((block) => block.id)])
  const others = Object.entries(draft.blocks).filter(([block]) => !gone.has(block))
  const holders = holdersOf(past, old).filter((block) => !draft.blocks[block.id])
  const restored = [...holders, old, ...descendantsOf(past, id)].filter(
    (block) => block.id === id || gone.has(block.id) || !draft.blocks[block.id],
  )
  const section = past.sections[old.section]
  return {
    ...draft,
    sections: section ? { [old.section]: section, ...draft.sections } : draft.sections,
    blocks: { ...Object.fromEntries(others), ...Object.fromEntries(restored.map((block) => [block.id, block])) },
  }
}

function holdersOf({ blocks }: Pick<Document, 'blocks'>, { parent }: Block): Block[] {
  const holder = parent === undefined ? undefined : blocks[parent]
  return holder ? [...holdersOf({ blocks }, holder), holder] : []
}
