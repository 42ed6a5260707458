import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import {
  frozenEpochs,
  committedEpoch,
  encodePage,
  type FinishedPage,
  makePageCache,
  type PageRequest,
  type PageResult,
} from '#platform/http'
import { visitorBundles } from '#platform/render/server'
import { makePagesServer } from './serve-page.ts'
import { requestOfUnknown } from './unknown-visitor.ts'

/** The public copy of a page. */
export interface PageCopy {
  url: string
  html: string
  status: number
}

export type CopyPages = (urls: readonly string[]) => Promise<PageCopy[]>

/**
 * Renders pages as the public sees them. Locked pages, redirects and failures are left out, but pages at fixed
 * addresses return every result. `urls` are encoded paths, with a query where needed; all of one call are read in one
 * transaction.
 */
export async function openPageCopies(ctx: OutsideTransaction<PlatformContext>, site: Site): Promise<CopyPages> {
  const epoch = await committedEpoch(ctx, site.id)
  const serve = makePagesServer({ ctx, cache: makePageCache(frozenEpochs(epoch), 0), bundles: visitorBundles() })
  const host = new URL(site.baseUrl).host
  const requestFor = (url: string, missing: Map<string, FinishedPage>): PageRequest => ({
    ...requestOfUnknown(site, { host, url }),
    privateEntry: async (_name, render) => {
      const page = await render()
      missing.set(url, page)
      return encodePage(page, site.id, epoch)
    },
  })
  const copy: CopyPages = async (urls) => {
    const missing = new Map<string, FinishedPage>()
    const urlOfRequest = new Map<PageRequest, string>(urls.map((url) => [requestFor(url, missing), url]))
    const copies: PageCopy[] = []
    try {
      await serve([...urlOfRequest.keys()], (request, result) => {
        const url = urlOfRequest.get(request)
        const page = url === undefined ? null : pageOf(result, missing.get(url))
        if (url !== undefined && page) copies.push({ url, ...page })
      })
      return copies
    } catch (error) {
      const [first] = urls
      if (urls.length > 1) return (await Promise.all(urls.map((url) => copy([url])))).flat()
      ctx.log.warn({ error, url: first }, 'A page could not be copied.')
      return []
    }
  }
  return copy
}

/** Where pages have names of their own, the page for unnamed addresses is public. */
function pageOf(result: PageResult, missing?: FinishedPage): { html: string; status: number } | null {
  if (result.kind === 'entry') return missing?.status === 404 ? { html: missing.body, status: 404 } : null
  if (result.kind === 'page') return { html: result.page.body, status: result.page.status }
  if (result.kind === 'answer' && typeof result.answer.body === 'string' && result.answer.type?.startsWith('text/html'))
    return { html: result.answer.body, status: result.answer.status }
  return null
}
