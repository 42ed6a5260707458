import type { Feature } from '#platform/context'
import { buttonBlock } from '../blocks/button/button.block.ts'
import { codeBlock } from '../blocks/code/code.block.ts'
import { horizontalRuleBlock } from '../blocks/horizontal-rule/horizontal-rule.block.ts'
import { htmlBlock } from '../blocks/html/html.block.ts'
import { markdownBlock } from '../blocks/markdown/markdown.block.ts'
import { quoteBlock } from '../blocks/quote/quote.block.ts'
import { spacerBlock } from '../blocks/spacer/spacer.block.ts'
import { afterPublication } from './after-publication.job.ts'
import { pageKinds } from './page.kinds.ts'
import { pagesRoutes } from './pages.routes.ts'
import { publishScheduled } from './publish-scheduled.job.ts'
import { servingRoutes } from './serving.routes.ts'
import { startSite } from './start-site.ts'
import { tidyEverySite, tidySite } from './tidy-documents.job.ts'

export const pagesFeature: Feature = {
  name: 'pages',
  routes: [...pagesRoutes, ...servingRoutes],
  blocks: [buttonBlock, codeBlock, horizontalRuleBlock, htmlBlock, markdownBlock, quoteBlock, spacerBlock],
  kinds: pageKinds,
  jobs: [afterPublication, publishScheduled, tidyEverySite, tidySite],
  siteCreated: startSite,
}
