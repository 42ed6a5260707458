import type { FileAudience } from '#features/media/server'
import { siteSettings } from '#features/sites/server'
import { type OutsideTransaction, provided, recognised, type SiteContext, type VisitorContext } from '#platform/context'
import { everybody, type Locks } from '#platform/contract'
import { type ChangeFeed, feedOf, inSite } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { grantedDraft } from '../documents/drafts.queries.ts'
import { otherFileLocks } from '../extension-points.ts'
import { previewGrant } from '../access/preview-token.ts'
import { visitorContextOf } from './visitor-context.ts'
import { mayEnter } from '../access/admission.ts'
import { hasLocks, locksOfFile } from '../access/locks-of-file.queries.ts'

type Asking = OutsideTransaction<SiteContext> & CalledBy

/** The number of files whose locks each process caches. */
const mostFiles = 50_000

interface Remembered<T> {
  epoch: number
  value: T
}

/** Cached data of a site, valid until the next change while the process receives changes. */
interface Memory {
  sites: Map<string, Remembered<boolean>>
  files: Map<string, Remembered<readonly Locks[]>>
}
const memories = new WeakMap<ChangeFeed, Memory>()

/**
 * Returns who may load a file of the library. Files shown by public or unpublished content are public; a file shown
 * behind locks alone is for visitors who opened one of its uses. Nothing is read where a site has no locks, or for
 * files requested since the last change.
 */
export async function audienceOfFile(ctx: Asking, id: string): Promise<FileAudience> {
  if (!(await siteHasLocks(ctx))) return 'everybody'
  const uses = await usesOf(ctx, id)
  if (uses.length === 0 || uses.some((locks) => locks.length === 0)) return 'everybody'
  return (await isAdmitted(ctx, id, uses)) ? 'some' : 'others'
}

function siteHasLocks(ctx: Asking): Promise<boolean> {
  const { id: site } = ctx.site
  return remembered(ctx, {
    of: ({ sites }) => sites,
    key: site,
    holds: (feed, epoch) => !feed.changedSince(site, ['locks'], epoch),
    read: () => inSite(ctx, ctx.site, hasLocks),
  })
}

/** Returns the locks of each use of the file. */
function usesOf(ctx: Asking, id: string): Promise<readonly Locks[]> {
  const { id: site } = ctx.site
  return remembered(ctx, {
    of: ({ files }) => files,
    key: `${site} ${id}`,
    holds: (feed, epoch) => feed.epochOf(site) === epoch,
    read: () =>
      inSite(ctx, ctx.site, async (tx) => {
        const uses = await locksOfFile(tx, id)
        for (const others of provided(ctx.product, otherFileLocks)) uses.push(...(await others(tx, id)))
        // Logo, icon and code of the site are on every page.
        if (uses.length > 0 && JSON.stringify(await siteSettings(tx)).includes(id)) uses.push(everybody)
        return uses
      }),
  })
}

async function remembered<T>(
  { db, site }: Asking,
  question: {
    of: (memory: Memory) => Map<string, Remembered<T>>
    key: string
    holds: (feed: ChangeFeed, epoch: number) => boolean
    read: () => Promise<T>
  },
): Promise<T> {
  const feed = feedOf(db)
  if (!feed) return question.read()
  const entries = question.of(memoryOf(feed))
  const entry = entries.get(question.key)
  if (entry && question.holds(feed, entry.epoch)) return entry.value
  const epoch = feed.epochOf(site.id)
  const value = await question.read()
  entries.delete(question.key)
  entries.set(question.key, { epoch, value })
  const [oldest] = entries.keys()
  if (entries.size > mostFiles && oldest !== undefined) entries.delete(oldest)
  return value
}

function memoryOf(feed: ChangeFeed): Memory {
  const cached = memories.get(feed)
  if (cached) return cached
  const memory: Memory = { sites: new Map(), files: new Map() }
  memories.set(feed, memory)
  feed.onReset(() => {
    memory.sites.clear()
    memory.files.clear()
  })
  return memory
}

/**
 * Tells whether the visitor works on the site, has a preview of a draft with the file, or has opened one of its uses.
 */
async function isAdmitted(ctx: Asking, id: string, uses: readonly Locks[]): Promise<boolean> {
  if ('roles' in ctx) return (ctx.roles as readonly unknown[]).length > 0
  const grant = previewGrant(ctx, ctx.caller.cookie('__Host-preview'))
  const asker = { ...visitorContextOf(ctx, { site: ctx.site, visit: { language: ctx.locale } }), caller: ctx.caller }
  return inSite(asker, ctx.site, async (tx) => {
    if (grant && JSON.stringify(await grantedDraft(tx, grant)).includes(id)) return true
    const visitor: VisitorContext & CalledBy = await recognised(tx, ctx.caller.cookie)
    for (const locks of uses) if (await mayEnter(visitor, locks, '/')) return true
    return false
  })
}
