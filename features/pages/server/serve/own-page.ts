import {
  type PlatformContext,
  provided,
  recognised,
  type VisitorContext,
  type VisitorTransaction,
} from '#platform/context'
import { everybody } from '#platform/contract'
import { type PublicVisit, type Served, answer } from '#platform/http'
import type { Bundles } from '#platform/render/server'
import { finishPage } from './finish-page.ts'
import { renderPage } from '../render/render-page.tsx'
import type { SiteFrame } from '../render/site-frame.tsx'
import { type SystemPage, systemPages } from '../extension-points.ts'

interface Parts {
  bundles: Bundles
  frameOf: (ctx: VisitorContext) => Promise<SiteFrame>
  /** Without owners' code. */
  bareFrameOf: (ctx: VisitorContext) => Promise<SiteFrame>
}

/** The page that a feature has at this very path. */
export function systemPageAt({ product }: PlatformContext, path: string): SystemPage | undefined {
  return provided(product, systemPages).get(path)
}

/**
 * A page that a feature has at a fixed address, such as search. It may reflect what was asked, so it is rendered for each request,
 * draws its own nonce and is kept by nobody.
 */
export async function ownPage(
  visitorCtx: VisitorTransaction,
  visit: PublicVisit,
  parts: Parts,
): Promise<Served | null> {
  const system = systemPageAt(visitorCtx, visit.path)
  if (!system) return null
  const ctx =
    system.isPrivate === true ? await recognised(visitorCtx, (name) => visit.visit.cookies.get(name)) : visitorCtx
  return showSystemPage(ctx, visit, system, parts)
}

/** `status`: of a page that stands in the place of one which is not shown. */
export async function showSystemPage(
  ctx: VisitorContext,
  visit: PublicVisit,
  system: SystemPage,
  { bundles, frameOf, bareFrameOf, status }: Parts & { status?: number },
): Promise<Served> {
  const runsOwnerCode = system.isPrivate !== true
  // What is remembered for everybody knows nobody.
  const frame = await (runsOwnerCode ? frameOf : bareFrameOf)({ ...ctx, member: null, cart: null })
  const document = await system.document(ctx)
  const query = Object.fromEntries(
    system.query.flatMap((name) => (visit.query.has(name) ? [[name, visit.query.get(name) ?? '']] : [])),
  )
  const page = {
    documentId: document.id,
    kind: document.kind,
    document,
    publishedAt: null,
    path: visit.path,
    pageType: system.pageType,
    locks: everybody,
    passwordsSince: {},
  }
  const { bundleOf, bootUrl } = bundles
  // What is private may stand under an address that is a key: no other host learns it.
  const headers = { 'Cache-Control': 'no-store', ...(runsOwnerCode ? {} : { 'Referrer-Policy': 'same-origin' }) }
  const rendered = await renderPage(ctx, { page, frame, query, bundleOf, runsOwnerCode })
  const reaches = runsOwnerCode ? {} : { reaches: (await system.reaches?.(ctx, query)) ?? [] }
  const finished = await finishPage(ctx, {
    rendered,
    frame,
    bootUrl,
    runsOwnerCode,
    noindex: true,
    headers,
    ...reaches,
    ...(status ? { status } : {}),
  })
  return {
    keep: null,
    answer: answer({ status: finished.status, type: finished.type, body: finished.body, headers: finished.headers }),
  }
}
