import { siteTables } from '#platform/database'
import type { Document } from '#platform/document'
import type { SiteContext } from '#platform/context'
import { isReserved, pageSettingsSchema, pagesProblems, slugOf } from '../../contract/index.ts'

/** Returns the address of a page: `/` for the homepage, else its slug, made from the title when it has none. */
export async function addressOfPage(
  ctx: SiteContext,
  document: Pick<Document, 'id' | 'settings'>,
): Promise<{ path: string; pageType: number }> {
  const settings = pageSettingsSchema.parse(document.settings)
  const { pageType } = settings
  if (await isHomepage(ctx, document.id)) return { path: '/', pageType }
  const slug = storable(settings.slug) || slugOf(settings.title.replaceAll('/', ' '))
  if (slug === '') throw pagesProblems.slugEmpty({ typed: settings.title })
  if (isReserved(slug)) throw pagesProblems.slugReserved({ path: `/${slug}` })
  return { path: `/${slug}`, pageType }
}

async function isHomepage(ctx: SiteContext, id: string): Promise<boolean> {
  const row = await siteTables(ctx)
    .selectFrom('homepages')
    .select('document_id')
    .where('document_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Imports keep the spelling of old addresses; characters that a path cannot contain become dashes. */
function storable(slug: string): string {
  return slug
    .normalize('NFC')
    .replace(/[\s?#%\\<>"{}|^`\p{C}]+/gu, '-')
    .replace(/^[/-]+|(?<![/-])[/-]+$/g, '')
}
