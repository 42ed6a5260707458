import { drawSocialCard, socialCardName } from '#features/design/server'
import type { SiteContext, Writable } from '#platform/context'
import { enumerations, everybody, idSchema } from '#platform/contract'
import { changed, inSite, siteTables } from '#platform/database'
import { enqueue, longJob } from '#platform/jobs'
import { stylesFrom } from '#platform/theme'
import { siteById } from '#features/sites/server'
import { z } from 'zod'
import { isOpenTo } from '../access/open-to.ts'
import { frameDocuments } from '../serve/page-at.queries.ts'
import { settingsOf } from '../render/render-page.tsx'
import type {} from '../pages.tables.ts'
import type { PublicationFacts } from '../extension-points.ts'

const atOnce = 25
/** Visitors come first: a card is for networks that ask minutes later, and a page that is edited again needs one card. */
const laterMs = 5000

interface Work {
  websiteId: string
  /** These documents; without them all of the site, in the order of their ids, from the one after `after` on. */
  documents?: string[] | undefined
  after?: string | undefined
}

/** Draws what social networks show of pages without an image of their own. */
export const socialCards = longJob<Work>({
  name: 'pages.draw-social-cards',
  input: z.object({
    websiteId: idSchema,
    documents: z.array(idSchema).optional(),
    after: z.string().max(24).optional(),
  }),
  atOnce: 1,
  retries: 2,
  run: async (ctx, work) => {
    const { cards, last } = await inSite(ctx, { id: work.websiteId }, (tx) =>
      cardsToDraw(tx as unknown as SiteContext, work),
    )
    for (const { documentId, name, ...card } of cards) {
      const key = `${work.websiteId}/${documentId}/${name}`
      if (!(await ctx.storage.exists(key))) await ctx.storage.put(key, await drawSocialCard(card), 'image/png')
      const isStillOpen = await inSite(ctx, { id: work.websiteId }, async (tx) => {
        const { numUpdatedRows } = await siteTables(tx)
          .updateTable('documents')
          .set({ social_card: name })
          .where('id', '=', documentId)
          .where(isOpenTo(everybody))
          .executeTakeFirstOrThrow()
        await changed(tx, [`document:${documentId}`])
        return numUpdatedRows > 0n
      })
      if (!isStillOpen) await ctx.storage.remove([key])
    }
    if (!work.documents && last)
      await enqueue(ctx, socialCards, { websiteId: work.websiteId, after: last }, { key: 'all' })
  },
})

/** After a publication: cards of the pages that changed, or of all once the site's look did. */
export async function askForSocialCards(
  ctx: Writable<SiteContext>,
  documents: readonly PublicationFacts[],
): Promise<void> {
  const websiteId = ctx.site.id
  const after = new Date(ctx.now().getTime() + laterMs)
  const shown = documents.filter(({ kind, state }) => state === 'shown' && ctx.product.kinds.get(kind)?.address)
  if (documents.some(({ kind }) => kind === 'styles'))
    return enqueue(ctx, socialCards, { websiteId }, { key: 'all', after })
  for (let at = 0; at < shown.length; at += atOnce) {
    const batch = shown.slice(at, at + atOnce).map(({ documentId }) => documentId)
    await enqueue(
      ctx,
      socialCards,
      { websiteId, documents: batch },
      { after, ...(batch.length === 1 ? { key: batch[0] ?? '' } : {}) },
    )
  }
}

async function cardsToDraw(siteCtx: SiteContext, work: Work) {
  const site = await siteById(siteCtx, work.websiteId)
  if (!site) return { cards: [], last: null }
  const ctx: SiteContext = { ...siteCtx, site }
  const [look] = await frameDocuments(ctx, ['styles'])
  const styles = stylesFrom(look?.document.settings)
  const rows = await publishedRows(ctx, work)
  const cards = rows.flatMap((row) => {
    const settings = settingsOf(row.document)
    const title = settings.seoTitle || settings.title || site.title
    const card = { title, siteTitle: site.title, styles }
    const name = socialCardName(card)
    return settings.socialImage !== null || row.social_card === name ? [] : [{ ...card, name, documentId: row.id }]
  })
  return { cards, last: rows.length === atOnce ? (rows.at(-1)?.id ?? null) : null }
}

function publishedRows(ctx: SiteContext, { documents, after = '' }: Work) {
  const addressed = [...ctx.product.kinds.values()].filter((kind) => kind.address).map(({ kind }) => kind)
  const query = siteTables(ctx)
    .selectFrom('documents')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .select(['documents.id', 'documents.social_card', 'revision.document'])
    .where('documents.status', '=', enumerations.contentStatuses.published)
    .where('documents.kind', 'in', addressed)
    .where('deleted_at', 'is', null)
    .where(isOpenTo(everybody))
    .orderBy('documents.id')
    .limit(atOnce)
  return documents
    ? query.where('documents.id', 'in', documents).execute()
    : query.where('documents.id', '>', after).execute()
}
