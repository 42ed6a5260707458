import { readOwnerFlag } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext, VisitorContext } from '#platform/context'
import { type FinishedPage, type PageCache, type PageRequest, type PageResult, answer } from '#platform/http'
import { type Bundles, presentProps } from '#platform/render/server'
import { type RenderedPage, renderPage } from '../render/render-page.tsx'
import { finishPage, type PageToFinish } from '../render/finish-page.ts'
import { type SiteFrame, rememberFrames, siteFrame } from '../render/site-frame.tsx'
import type { PublishedPage } from '../publish/page-at.queries.ts'

/** Dependencies of the page server. */
export interface PageServerParts {
  ctx: OutsideTransaction<PlatformContext>
  cache: PageCache
  bundles: Bundles
}

export interface PageServer extends PageServerParts {
  frameOf: (ctx: VisitorContext) => Promise<SiteFrame>
  /** The frame with a disabled announcement and popup. */
  staffFrameOf: (ctx: VisitorContext) => Promise<SiteFrame>
  /** The frame without owners' code. */
  bareFrameOf: (ctx: VisitorContext) => Promise<SiteFrame>
}

export function pageServerOf(parts: PageServerParts): PageServer {
  const { cache, bundles } = parts
  const frames = (runsOwnerCode: boolean) => rememberFrames(cache.epochs, { bundleOf: bundles.bundleOf, runsOwnerCode })
  const staffOptions = { bundleOf: bundles.bundleOf, runsOwnerCode: true, withUnset: true }
  return {
    ...parts,
    frameOf: frames(true),
    staffFrameOf: (ctx) => siteFrame(ctx, staffOptions),
    bareFrameOf: frames(false),
  }
}

/** A page that no cache keeps. */
export function answerOnce({ status, type, body, headers }: FinishedPage): PageResult {
  return { kind: 'answer', answer: answer({ status, type, body, headers }) }
}

/** The parts of a cache entry that can be joined with a new frame without rendering again. */
interface EntryParts {
  rendered: RenderedPage
  queryNames: readonly string[]
  epoch: number
}

/** The names in the query that this page reads. */
export function queryNamesOf(ctx: VisitorContext, page: Pick<PublishedPage, 'kind' | 'document'>): readonly string[] {
  return [...new Set([...(ctx.product.kinds.get(page.kind)?.query ?? []), ...personalNames(ctx, page)])]
}

/** `epoch`: the site's epoch at which the page's data are read. */
export async function renderPublished(
  server: PageServer,
  ctx: VisitorContext,
  request: PageRequest,
  page: PublishedPage,
  epoch: number,
  { looker, seesUnset = false }: { looker?: PageToFinish['looker']; seesUnset?: boolean } = {},
): Promise<FinishedPage> {
  const { bundleOf, bootUrl } = server.bundles
  // The frame is cached for all visitors, so it must not depend on one.
  const frame = await (seesUnset ? server.staffFrameOf : server.frameOf)({ ...ctx, cart: null })
  const queryNames = queryNamesOf(ctx, page)
  const query = Object.fromEntries(
    queryNames.flatMap((name) => (request.query.has(name) ? [[name, request.query.get(name) ?? '']] : [])),
  )
  const rendered = await renderPage(ctx, { page, frame, query, bundleOf, runsOwnerCode: true })
  const finished = await finishPage(ctx, {
    rendered,
    frame,
    bootUrl,
    runsOwnerCode: true,
    measuredBy: bundleOf,
    ...(looker && { looker, accountId: readOwnerFlag(request.visit.cookies.get('ss_lastid'))?.accountId ?? '' }),
    ...(page.pageType === 100 ? { status: 404 } : {}),
  })
  return { ...finished, parts: { rendered, queryNames, epoch } satisfies EntryParts }
}

/** Joins the cached part with the new frame where only the frame has changed; otherwise null. */
export function rejoined(server: PageServer, ctx: VisitorContext, request: PageRequest): Promise<PageResult> | null {
  const { epochs } = server.cache
  const parts = request.staleEntry?.parts as EntryParts | undefined
  if (!parts || request.staleEntry?.status !== 200) return null
  const { rendered, queryNames, epoch } = parts
  const isOver = rendered.part.until !== null && rendered.part.until <= ctx.now()
  if (isOver || epochs.changedSince(ctx.site.id, rendered.part.tags, epoch)) return null
  const now = epochs.epochOf(ctx.site.id)
  return server
    .frameOf(ctx)
    .then((frame) =>
      finishPage(ctx, {
        rendered,
        frame,
        bootUrl: server.bundles.bootUrl,
        runsOwnerCode: true,
        measuredBy: server.bundles.bundleOf,
      }),
    )
    .then((finished) => ({
      kind: 'page',
      page: { ...finished, parts: { rendered, queryNames, epoch: now } satisfies EntryParts },
      queryNames,
      epoch: now,
    }))
}

/** The names of the query with which a page becomes the asker's own: of its kind, and of its own blocks. */
export function personalNames(
  { product }: VisitorContext,
  { kind, document }: Pick<PublishedPage, 'kind' | 'document'>,
): readonly string[] {
  const ofKind = product.kinds.get(kind)?.personal
  const ofBlocks = Object.values(document.blocks).flatMap((block) => {
    const serverBlock = product.blocks.get(block.type)
    if (!serverBlock?.personal) return []
    const props = presentProps(serverBlock, block)
    return props ? serverBlock.personal(props.value) : []
  })
  return ofKind === undefined ? ofBlocks : [ofKind, ...ofBlocks]
}
