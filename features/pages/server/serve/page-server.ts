import type { OutsideTransaction, PlatformContext, VisitorContext } from '#platform/context'
import { type FinishedPage, type PageCache, type PageResult, answer } from '#platform/http'
import type { Bundles } from '#platform/render/server'
import { type SiteFrame, rememberFrames, siteFrame } from '../render/site-frame.tsx'

/** Dependencies of the page server. */
export interface PageServerParts {
  ctx: OutsideTransaction<PlatformContext>
  cache: PageCache
  bundles: Bundles
}

export interface PageServer extends PageServerParts {
  frameOf: (ctx: VisitorContext) => Promise<SiteFrame>
  /** With the announcement and the popup that are still switched off. */
  staffFrameOf: (ctx: VisitorContext) => Promise<SiteFrame>
  /** Without owners' code. */
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
