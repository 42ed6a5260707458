import { siteTables } from '#platform/database'
import type { Selectable } from 'kysely'
import type { SiteContext, InTransaction } from '#platform/context'
import { problemSentence } from '#platform/i18n'
import type { GalleryCopy } from '../contract/copies.schema.ts'
import type { GalleryCopiesTable } from './copies.tables.ts'

type Within = Pick<SiteContext, 'db' | 'site'>
export type CopyRow = Selectable<GalleryCopiesTable>

export function copiesOf(ctx: Within) {
  return siteTables(ctx).selectFrom('gallery_copies')
}

export function lastCopyOf(
  ctx: Within,
  { document, block }: { document: string; block: string },
): Promise<CopyRow | undefined> {
  return copiesOf(ctx)
    .where('document_id', '=', document)
    .where('block_id', '=', block)
    .orderBy('id', 'desc')
    .selectAll()
    .limit(1)
    .executeTakeFirst()
}

export async function keepCopy(ctx: InTransaction<Within>, id: string, change: Partial<CopyRow>): Promise<void> {
  await siteTables(ctx).updateTable('gallery_copies').set(change).where('id', '=', id).execute()
}

export function copyShown({ locale }: SiteContext, row: CopyRow): GalleryCopy {
  return {
    id: row.id,
    state: row.state,
    galleries: row.addresses.length,
    galleriesRead: row.galleries_read,
    images: row.images.length,
    imagesDone: row.images_done,
    added: row.added,
    present: row.present,
    failures: row.failures.map(({ address, code, details, sentence }) => ({
      address,
      sentence: problemSentence(locale, code, details) ?? sentence,
    })),
  }
}
