import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { readSql } from '#platform/database'
import { sql } from 'kysely'
import { type Publication, type publicationsApi, pagesProblems } from '../../contract/index.ts'
import { fateOf, plannedOf } from './fate.ts'
import type {} from '../pages.tables.ts'

const pageOfPublications = 50
const titlesShown = 3

interface Row {
  id: string
  kind: Publication['kind']
  at: Date
  account_id: string | null
  name: string | null
  count: number
  documents: Publication['documents'] | null
  may_go_back: boolean
}

/** Lists everything that was published or unpublished, newest first. */
export async function listPublications(
  ctx: OwnerContext,
  { after }: Input<typeof publicationsApi.list>,
): Promise<Output<typeof publicationsApi.list>> {
  ctx.require('content.edit')
  const { rows } = await readSql(ctx.db, publicationRows(ctx.site.id, after))
  const publications = rows.slice(0, pageOfPublications).map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    by: row.account_id ? { id: row.account_id, name: row.name ?? '' } : null,
    count: row.count,
    documents: row.documents ?? [],
    mayGoBack: row.may_go_back,
  }))
  return { publications, next: rows.length > pageOfPublications ? (publications.at(-1)?.id ?? null) : null }
}

function publicationRows(site: string, after: string | undefined) {
  const older = after
    ? sql`and (p.at, p.id) < (select at, id from publications where website_id = ${site} and id = ${after})`
    : sql``
  return sql<Row>`
    with listed as (
      select p.id, p.kind, p.at, p.account_id from publications p
      where p.website_id = ${site} and p.state = 'done' ${older}
      order by p.at desc, p.id desc limit ${pageOfPublications + 1}
    )
    select listed.*, accounts.name, held.count, held.may_go_back,
      (select json_agg(json_build_object('id', first.id, 'kind', first.kind, 'title', first.title)) from (
        select d.id, d.kind, d.title from publication_documents own
        join documents d on d.website_id = own.website_id and d.id = own.document_id
        where own.website_id = ${site} and own.publication_id = listed.id
        order by own.document_id limit ${titlesShown}) as first) as documents
    from listed
    left join accounts on accounts.id = listed.account_id
    cross join lateral (
      select count(*)::int as count,
        coalesce(bool_or(d.deleted_at is null and d.status = own.status
          and d.published_revision_id is not distinct from own.revision_id
          and (own.former_revision_id is distinct from own.revision_id or (own.revision_id is not null and own.former_status <> own.status))
          and not (home.document_id is not null and (own.former_revision_id is null or own.former_status not in (1, 5)))), false) as may_go_back
      from publication_documents own
      join documents d on d.website_id = own.website_id and d.id = own.document_id
      left join homepages home on home.website_id = own.website_id and home.document_id = own.document_id
      where own.website_id = ${site} and own.publication_id = listed.id
    ) as held
    order by listed.at desc, listed.id desc`
}

/** Returns the effect of rolling back on each document of a publication. */
export async function publicationFates(
  ctx: OwnerContext,
  { id }: Input<typeof publicationsApi.fates>,
): Promise<Output<typeof publicationsApi.fates>> {
  ctx.require('content.edit')
  const planned = await plannedOf(ctx, id)
  if (!planned) throw pagesProblems.publicationGone({ id })
  return {
    documents: planned.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      path: row.path,
      fate: fateOf(row),
    })),
  }
}
