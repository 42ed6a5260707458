import { cacheTag, type DocumentKindDefinition } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { type SiteStyles, siteStylesSchema, stylesFrom } from '#platform/theme'
import { makeIconsJob } from './make-icons.job.ts'

/** The site's styles: settings and nothing laid out. Published, they change every page. */
export const stylesKind: DocumentKindDefinition<SiteStyles> = {
  kind: 'styles',
  settings: siteStylesSchema,
  published: async (ctx, { document }) => {
    const { id: websiteId, title } = ctx.site
    await enqueue(ctx, makeIconsJob, { websiteId, title, styles: stylesFrom(document.settings) }, { key: 'icons' })
    return [cacheTag.theme]
  },
}
