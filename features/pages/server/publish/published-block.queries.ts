import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { Block } from '#platform/document'
import type { SiteContext } from '#platform/context'
import { enumerations, everybody, type Locks } from '#platform/contract'
import { isOpenTo, locksIn } from '../base/open-to.ts'

export interface PublishedBlock {
  block: Block
  documentId: string
  /** Title of the document that contains it. */
  title: string
  /** Locks that must be open before it is shown; callers ask `mayEnter`. */
  locks: Locks
}

/** A block in any published revision, by its id. Blocks of locked pages are not found. */
export async function readPublishedBlock(ctx: SiteContext, id: string): Promise<Block | null> {
  const { rows } = await readSql(
    ctx.db,
    sql<{
      block: Block
    }>`select revision.document -> 'blocks' -> ${id}::text as block ${published(ctx, id)} and ${isOpenTo(everybody)} limit 1`,
  )
  return rows[0]?.block ?? null
}

/** Returns the block with its document, also behind locks. */
export async function publishedBlockById(ctx: SiteContext, id: string): Promise<PublishedBlock | null> {
  const { rows } = await readSql(
    ctx.db,
    sql<PublishedBlock>`
    select revision.document -> 'blocks' -> ${id}::text as block, documents.id as "documentId", documents.title, ${locksIn()} as locks
    ${published(ctx, id)} limit 1`,
  )
  return rows[0] ?? null
}

function published(ctx: SiteContext, id: string) {
  return sql`
    from published_blocks noted
    join documents on documents.website_id = noted.website_id and documents.id = noted.document_id
    join document_revisions revision on revision.website_id = documents.website_id and revision.id = documents.published_revision_id
    where noted.website_id = ${ctx.site.id} and noted.block_id = ${id} and documents.deleted_at is null and documents.status = ${enumerations.contentStatuses.published}
      and jsonb_exists(revision.document -> 'blocks', ${id}::text)`
}
