import { siteById } from '#features/sites/server'
import { noteSearch } from '#features/visits/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { inSite } from '#platform/database'
import { isProgram, type Viewer } from '#platform/http'
import { type LateWriter, writeLater } from '#platform/jobs'
import { wordsOfQuery } from '../contract/index.ts'
import { find } from './find.ts'
import { keepMiss } from './misses.ts'

/** `flush` repeats the noted searches, and stores those without results. */
export interface MissCounter extends LateWriter {
  readonly note: (websiteId: string, viewer: Pick<Viewer, 'url' | 'userAgent'>) => void
}

/** Limit of searches repeated in one turn; the rest of a flood is dropped. */
const mostWaiting = 100

const searched = /^\/search\?(?:.*&)?q=([^&]*)/

/**
 * Counts searches without results. Rendering a page writes nothing: each search is repeated a moment later, away from
 * waiting visitors.
 */
export function countMisses(ctx: OutsideTransaction<PlatformContext>): MissCounter {
  let waiting: { websiteId: string; query: string }[] = []

  const note: MissCounter['note'] = (websiteId, { url, userAgent }) => {
    const typed = searched.exec(url)?.[1]
    if (!typed || waiting.length >= mostWaiting || isProgram(userAgent)) return
    waiting.push({ websiteId, query: typed })
  }
  const look = async (): Promise<void> => {
    const searches = waiting
    waiting = []
    for (const { websiteId, query } of searches) {
      try {
        await noteIfMissed(ctx, websiteId, decoded(query))
      } catch (error) {
        ctx.log.warn({ error }, 'A search without a result could not be written down.')
      }
    }
  }
  return { note, ...writeLater(look) }
}

async function noteIfMissed(ctx: OutsideTransaction<PlatformContext>, websiteId: string, query: string): Promise<void> {
  const words = wordsOfQuery(query)
  const site = words.length === 0 ? null : await siteById(ctx, websiteId)
  if (!site) return
  await inSite({ ...ctx, locale: site.locale }, site, async (tx) => {
    const { count } = await find(tx, query, { limit: 1, offset: 0 })
    if (count === 0) await keepMiss(tx, words.join(' '))
  })
  noteSearch(ctx, websiteId, words.join(' '))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim()
  } catch {
    return ''
  }
}
