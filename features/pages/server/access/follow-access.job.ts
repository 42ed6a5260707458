import { sql } from 'kysely'
import { siteById } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { longJob } from '#platform/jobs'
import { z } from 'zod'
import { documentKindSchema } from '../../contract/index.ts'
import { announcePublication } from '../base/after-publication.job.ts'
import { forgetSocialCards } from '../base/forget-social-cards.job.ts'

/** Limit of nested covers, such as an item in a collection in a folder. */
export const deepest = 8

/** Up to this number of documents the request updates the locks itself; beyond it a job does. */
export const mostAtOnce = 1000

/**
 * Removes the social cards of documents that were closed or opened in bulk and updates search. Their locks already
 * protect both; this removes data that no visitor may see any more. It works page by page, so that other changes of the
 * site do not wait long.
 */
export const followAccessJob = longJob({
  name: 'pages.follow-access',
  input: z.object({ websiteId: idSchema, documents: z.array(idSchema) }),
  run: async (ctx, { websiteId, documents }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    let after: string | null = ''
    while (after !== null) {
      const last: string = after
      after = await inSite({ ...ctx, locale: languageOf(site.locale) }, site, (tx) => followPage(tx, documents, last))
    }
  },
})

/** Returns the last document that was processed; null when all are done. */
async function followPage(ctx: SiteTransaction, documentIds: readonly string[], after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string; kind: string; isShown: boolean }>`
    with recursive concerned as (
      select id, 0 as depth from documents where website_id = ${ctx.site.id} and id = any(${[...documentIds]}::text[])
      union all
      select d.id, concerned.depth + 1 from concerned join documents d on d.website_id = ${ctx.site.id} and d.cover_id = concerned.id
      where concerned.depth < ${deepest}
    )
    select id, kind, published_revision_id is not null as "isShown" from documents
    where website_id = ${ctx.site.id} and id > ${after} and id in (select id from concerned)
    order by id limit ${mostAtOnce}`.execute(ctx.db)
  await forgetSocialCards(
    ctx,
    rows.map(({ id }) => id),
  )
  await announcePublication(
    ctx,
    rows.flatMap(({ id, kind, isShown }) =>
      isShown ? [{ documentId: id, kind: documentKindSchema.parse(kind), state: 'shown' as const }] : [],
    ),
  )
  return rows.at(-1)?.id ?? null
}
