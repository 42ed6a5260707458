import type { SiteContext } from '#platform/context'
import type { PageFacts } from '#platform/render'

type Given = Pick<PageFacts, 'documentId' | 'path' | 'pageType' | 'locks'> &
  Partial<Pick<PageFacts, 'editing' | 'firstSection' | 'siteWidth'>>

export function pageFacts(ctx: SiteContext, details: Given): PageFacts {
  const { site, locale } = ctx
  return {
    locale: site.locale,
    language: locale,
    site: { id: site.id, title: site.title, baseUrl: site.baseUrl },
    editing: false,
    ...details,
  }
}
