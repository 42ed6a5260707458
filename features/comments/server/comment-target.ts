import { pathOfDocument, publishedDocument } from '#features/pages/server'
import { settingsOf, siteSettings } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { dayMs, enumerations, type Locks } from '#platform/contract'
import { siteTables } from '#platform/database'
import { commentsSettings } from '../contract/index.ts'

export interface CommentTarget {
  documentId: string
  title: string
  path: string
  locks: Locks
  /** Whether it takes comments now. */
  isOpen: boolean
  /** Time at which the page stops accepting comments. */
  closesAt: Date | null
}

/** Returns the published page, post or project for a comment; null where there is none. */
export async function commentTarget(ctx: SiteContext, id: string): Promise<CommentTarget | null> {
  const published = await publishedDocument(ctx, id)
  const path = published && (await pathOfDocument(ctx, id))
  if (!published || published.status !== enumerations.contentStatuses.published || path === null) return null
  const { document, locks, publishedAt } = published
  const item = await siteTables(ctx).selectFrom('items').select('has_comments').where('id', '=', id).executeTakeFirst()
  const isPlaced = Object.values(document.blocks).some(({ type }) => type === 'comments')
  const closesAt = await closingTime(ctx, publishedAt)
  const { general } = await siteSettings(ctx)
  const isWanted = general.commentsEnabled && (item ? item.has_comments : isPlaced)
  return {
    documentId: id,
    title: typeof document.settings['title'] === 'string' ? document.settings['title'] : '',
    path,
    locks,
    isOpen: isWanted && (closesAt === null || closesAt > ctx.now()),
    closesAt,
  }
}

/** Time at which a page with this publication time stops accepting comments. */
export async function closingTime(ctx: SiteContext, publishedAt: Date | null): Promise<Date | null> {
  const { closesAfterDays } = await settingsOf(ctx, commentsSettings)
  if (closesAfterDays === 0 || publishedAt === null) return null
  return new Date(publishedAt.getTime() + closesAfterDays * dayMs)
}
