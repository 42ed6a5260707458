import type { SiteContext } from '#platform/context'
import type { PageContext } from '#platform/render'

type PageContextInput = Pick<PageContext, 'documentId' | 'path' | 'pageType' | 'locks'> &
  Partial<Pick<PageContext, 'editing' | 'withDrafts' | 'firstSection' | 'siteWidth'>>

export function pageContextOf(ctx: SiteContext, details: PageContextInput): PageContext {
  const { site, locale } = ctx
  return {
    locale: site.locale,
    language: locale,
    site: { id: site.id, title: site.title, baseUrl: site.baseUrl },
    editing: false,
    ...details,
  }
}
