import { cacheTag, type OwnerContext, type OwnerTransaction, type SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { savePageSettings } from './page-settings.ts'

const { notFound, page } = enumerations.pageTypes

export async function notFoundPage(ctx: OwnerContext): Promise<{ id: string | null }> {
  ctx.require('content.edit')
  return { id: (await notFoundPages(ctx))[0] ?? null }
}

/** Makes an ordinary page the not-found page; the former one becomes an ordinary page again. */
export async function setNotFoundPage(
  ctx: OwnerTransaction,
  { id }: { id: string | null },
): Promise<{ id: string | null }> {
  ctx.require('content.edit')
  for (const former of await notFoundPages(ctx))
    if (former !== id) await savePageSettings(ctx, { id: former, settings: { pageType: page } })
  if (id !== null) await savePageSettings(ctx, { id, settings: { pageType: notFound } })
  await changed(ctx, [cacheTag.site])
  return { id }
}

async function notFoundPages(ctx: SiteContext): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'page')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb(
        eb.fn<string>('jsonb_extract_path_text', [eb.ref('head'), eb.val('settings'), eb.val('pageType')]),
        '=',
        String(notFound),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
