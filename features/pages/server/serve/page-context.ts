import type { SiteContext } from '#platform/context'
import type { PageContext } from '#platform/render'

type Given = Pick<PageContext, 'documentId' | 'path' | 'pageType' | 'locks'> &
  Partial<Pick<PageContext, 'editing' | 'firstSection' | 'siteWidth'>>

export function pageContextOf(ctx: SiteContext, details: Given): PageContext {
  const { site, locale } = ctx
  return {
    locale: site.locale,
    language: locale,
    site: { id: site.id, title: site.title, baseUrl: site.baseUrl },
    editing: false,
    ...details,
  }
}
