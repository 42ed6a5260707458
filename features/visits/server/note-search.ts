import type { PlatformContext } from '#platform/context'
import { recorderOf } from './record-events.ts'

/** Counts a search of visitors. It tells nothing of who searched, and needs no consent. */
export function noteSearch(ctx: PlatformContext, websiteId: string, phrase: string): void {
  const nobody = { visitor: '', network: '', path: '' }
  const event = { websiteId, at: ctx.now(), kind: 'search', name: phrase.slice(0, 100), data: {}, ...nobody }
  recorderOf(ctx).events([event])
}
