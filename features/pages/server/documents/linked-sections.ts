import { sql } from 'kysely'
import { upgradeDocument } from '#platform/block'
import type { OwnerContext, OwnerTransaction, SiteContext } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { readSql, siteTables } from '#platform/database'
import { turnEvery } from '#platform/threads'
import {
  charactersOfLinkedSection,
  type LinkedUse,
  linkedSectionsAtMost,
  type linkedSectionsApi,
  pagesMessages,
  pagesProblems,
} from '../../contract/index.ts'
import type { Dependent } from '../extension-points.ts'
import { publish } from '../publish/publish.ts'
import { contractsOf } from '../base/contracts.ts'
import { createDocument } from './create-document.ts'

type Api = typeof linkedSectionsApi

export async function listLinkedSections(ctx: OwnerContext): Promise<Output<Api['list']>> {
  ctx.require('content.look')
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .leftJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .select(['documents.id', 'documents.title', 'documents.head', 'revision.document'])
    .where('documents.kind', '=', 'saved-section')
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.title')
    .orderBy('documents.id')
    .limit(linkedSectionsAtMost)
    .execute()
  const contracts = contractsOf(ctx)
  const turn = turnEvery(1)
  const sections = []
  for (const { id, title, head, document } of rows) {
    sections.push({ id, name: title, document: upgradeDocument(document ?? head, contracts) })
    await turn()
  }
  return { sections }
}

/** Creates a linked section as a document, which visitors see on every published page with it. */
export async function createLinkedSection(
  ctx: OwnerTransaction,
  { name, section, blocks }: Input<Api['create']>,
): Promise<Output<Api['create']>> {
  ctx.require('content.publish')
  const { count } = await siteTables(ctx)
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kind', '=', 'saved-section')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= linkedSectionsAtMost) throw pagesProblems.tooManySavedSections({ max: linkedSectionsAtMost })
  if (JSON.stringify(blocks).length > charactersOfLinkedSection)
    throw pagesProblems.doesNotFit({ part: name, reason: 'document_large' })
  const { linked: _, ...own } = section
  const document = await createDocument(ctx, {
    kind: 'saved-section',
    id: newId(ctx.now().getTime()),
    settings: { title: name, synced: true },
    sections: [{ ...own, anchor: '' }],
    blocks: blocks.map((block) => ({ ...block, section: section.id })),
  })
  await publish(ctx, { documents: [document.id] })
  return { id: document.id }
}

export async function usesOfLinkedSection(ctx: OwnerContext, { id }: { id: string }): Promise<Output<Api['uses']>> {
  ctx.require('content.edit')
  return { uses: await usesOf(ctx, id) }
}

/** A section that pages show cannot be removed. */
export async function pagesOfLinkedSection(ctx: OwnerContext, id: string): Promise<Dependent[]> {
  const row = await siteTables(ctx).selectFrom('documents').select('kind').where('id', '=', id).executeTakeFirst()
  if (row?.kind !== 'saved-section') return []
  const uses = await usesOf(ctx, id)
  const named = uses.slice(0, 5).map(({ title }) => title || '–')
  const pages = [...named, ...(uses.length > named.length ? ['…'] : [])].join(', ')
  return uses.length === 0
    ? []
    : [{ sentence: pagesMessages(ctx.locale, 'linkedHolds', { n: uses.length, pages }), holds: true }]
}

/** Returns the documents that show one of these linked sections to visitors. */
export async function documentsShowing(ctx: SiteContext, sections: readonly string[]): Promise<string[]> {
  if (sections.length === 0) return []
  const mentions = sections.map((id) => `%"linked": "${id}"%`)
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string }>`
    select documents.id from documents
    join document_revisions revision on revision.website_id = documents.website_id and revision.id = documents.published_revision_id
    where documents.website_id = ${ctx.site.id} and documents.deleted_at is null
      and revision.document::text like any(${mentions}::text[])
    order by documents.id`,
  )
  return rows.map(({ id }) => id)
}

/** Linked documents contain the id as a section's link. */
async function usesOf(ctx: OwnerContext, id: string): Promise<LinkedUse[]> {
  const mention = `%"linked": "${id}"%`
  const { rows } = await readSql(
    ctx.db,
    sql<LinkedUse>`
    select documents.id, documents.title, coalesce(revision.document::text like ${mention}, false) as "isPublished"
    from documents
    left join document_revisions revision on revision.website_id = documents.website_id and revision.id = documents.published_revision_id
    where documents.website_id = ${ctx.site.id} and documents.deleted_at is null and documents.id <> ${id}
      and (documents.head::text like ${mention} or revision.document::text like ${mention})
    order by documents.title, documents.id
    limit 1000`,
  )
  return rows
}
