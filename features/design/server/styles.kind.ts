import { cacheTag, type DocumentKindDefinition } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { type SiteStyles, siteStylesSchema, stylesFrom } from '#platform/theme'
import { makeIconsJob } from './make-icons.job.ts'

/** Document kind of the site's styles, which has settings and no layout. Publishing it changes every page. */
export const stylesKind: DocumentKindDefinition<SiteStyles> = {
  kind: 'styles',
  settings: siteStylesSchema,
  published: async (ctx, { document }) => {
    const { id: websiteId, title } = ctx.site
    await enqueue(ctx, makeIconsJob, { websiteId, title, styles: stylesFrom(document.settings) }, { key: 'icons' })
    return [cacheTag.theme]
  },
}
