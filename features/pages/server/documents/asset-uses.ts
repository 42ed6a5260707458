import { readSql } from '#platform/database'
import { sql } from 'kysely'
import { siteSettings } from '#features/sites/server'
import { type OwnerContext, provided } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { mediaUsesApi } from '../../contract/index.ts'
import { otherAssetUses } from '../extension-points.ts'

/**
 * Returns the uses of a library file: in the site's settings, in drafts, and in published documents. Every mention of
 * the file's id counts, in any block or setting.
 */
export async function assetUses(
  ctx: OwnerContext,
  { id }: Input<typeof mediaUsesApi.uses>,
): Promise<Output<typeof mediaUsesApi.uses>> {
  ctx.require('content.edit')
  const mention = `%"${id}"%`
  const { rows } = await readSql(
    ctx.db,
    sql<Output<typeof mediaUsesApi.uses>['documents'][number]>`
    select documents.id, documents.kind, documents.title,
      documents.head::text like ${mention} as "inDraft",
      coalesce(revision.document::text like ${mention}, false) as "inPublished",
      documents.deleted_at is not null as "inTrash"
    from documents
    left join document_revisions revision on revision.website_id = documents.website_id and revision.id = documents.published_revision_id
    where documents.website_id = ${ctx.site.id} and (documents.head::text like ${mention} or revision.document::text like ${mention})
    order by documents.title, documents.id
    limit 1000`,
  )
  const { general } = await siteSettings(ctx)
  const settings = (['logoAssetId', 'faviconAssetId', 'socialImageAssetId'] as const).filter(
    (name) => general[name] === id,
  )
  const others = []
  for (const usesOf of provided(ctx.product, otherAssetUses)) others.push(...(await usesOf(ctx, id)))
  return { documents: rows, settings, others }
}
