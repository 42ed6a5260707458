import type { Document } from '#platform/document'
import type { CacheTag, VisitorContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { DocumentSections, type PageContext } from '#platform/render'
import { loadBlocks, renderMarkup } from '#platform/render/server'
import { inThread, TooMuchWork } from '#platform/threads'
import type { FeedBody } from './plain-html.worker.ts'

const plain = inThread<FeedBody, string>(new URL('./plain-html.worker.ts', import.meta.url), 'plainHtml')
/** Time limit for one entry of a feed. */
const timeLimitMs = 2000

/** Returns a body for feed readers: its words, images and links, with absolute addresses and without our layout. */
export async function feedHtml(
  ctx: VisitorContext,
  document: Document,
  path: string,
): Promise<{ html: string; tags: readonly CacheTag[] }> {
  const { site } = ctx
  const page: PageContext = {
    locale: site.locale,
    language: languageOf(site.locale),
    path,
    pageType: enumerations.pageTypes.item,
    documentId: document.id,
    locks: everybody,
    editing: false,
    site: {
      id: site.id,
      title: site.title,
      baseUrl: site.baseUrl,
    },
  }
  const blocks = await loadBlocks(ctx, document, { ...page, query: {} })
  const { html } = renderMarkup(<DocumentSections document={document} renderable={blocks.renderable} page={page} />, {
    bundleOf: () => null,
    runsOwnerCode: false,
    prefix: 'feed',
  })
  return { html: await plainBody({ html, baseUrl: site.baseUrl }), tags: blocks.tags }
}

/** Returns '' when it takes too long; feed readers then show the excerpt. */
async function plainBody(body: FeedBody): Promise<string> {
  try {
    return await plain(body, AbortSignal.timeout(timeLimitMs))
  } catch (error) {
    if (error instanceof TooMuchWork) return ''
    throw error
  }
}
