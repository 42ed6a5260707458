import { drawSocialCard, socialCardName } from '#features/design/server'
import { drawOnce, type RequestedFile } from '#features/media/server'
import type { OutsideTransaction, SiteContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { stylesFrom } from '#platform/theme'
import { TooMuchWork } from '#platform/threads'
import { isOpenTo } from '../base/open-to.ts'
import { settingsOf } from './render-page.tsx'
import { frameDocuments } from '../publish/page-at.queries.ts'
import type {} from '../pages.tables.ts'

const cardName = /^social-[0-9a-f]{16}\.png$/

/**
 * Draws the social card of a page without an image of its own, when a network first requests the name in the page's
 * head: most pages are never shared. A former name still returns the card drawn for it, if there is one.
 */
export async function makeSocialCard(
  ctx: OutsideTransaction<SiteContext>,
  { id, file }: RequestedFile,
): Promise<boolean> {
  if (!cardName.test(file)) return false
  const key = `${ctx.site.id}/${id}/${file}`
  return drawOnce(key, () => drawn(ctx, { id, file }, key))
}

async function drawn(ctx: OutsideTransaction<SiteContext>, { id, file }: RequestedFile, key: string): Promise<boolean> {
  const card = await inSite(ctx, ctx.site, (tx) => cardOf({ ...tx, locale: ctx.locale }, id))
  if (!card || socialCardName(card) !== file) return false
  const png = await drawSocialCard(card).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return null
    throw error
  })
  if (!png) return false
  await ctx.storage.put(key, png, 'image/png')
  const isStillOpen = await inSite(ctx, ctx.site, async (tx) => {
    const { numUpdatedRows } = await siteTables(tx)
      .updateTable('documents')
      .set({ social_card: file })
      .where('id', '=', id)
      .where(isOpenTo(everybody))
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  })
  if (!isStillOpen) await ctx.storage.remove([key])
  return isStillOpen
}

/** Returns the content of a public document's card; null when it has none. */
async function cardOf(ctx: SiteContext, id: string) {
  const addressed = [...ctx.product.kinds.values()].filter((kind) => kind.address).map(({ kind }) => kind)
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .select('revision.document')
    .where('documents.id', '=', id)
    .where('documents.status', '=', enumerations.contentStatuses.published)
    .where('documents.kind', 'in', addressed)
    .where('deleted_at', 'is', null)
    .where(isOpenTo(everybody))
    .executeTakeFirst()
  if (!row) return null
  const [look] = await frameDocuments(ctx, ['styles'])
  const settings = settingsOf(row.document)
  return cardFor(ctx.site.title, settings, stylesFrom(look?.document.settings))
}

/** Composes the card of a page without an image of its own. */
export function cardFor(
  siteTitle: string,
  settings: Pick<ReturnType<typeof settingsOf>, 'seoTitle' | 'title' | 'socialImage'>,
  styles: ReturnType<typeof stylesFrom>,
) {
  if (settings.socialImage !== null) return null
  return { title: settings.seoTitle || settings.title || siteTitle, siteTitle, styles }
}
