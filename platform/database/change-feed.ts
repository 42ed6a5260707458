import { sql } from 'kysely'
import { type Change, changesChannel, listenToChanges } from './changes.ts'
import { connect, type Sql } from './connect.ts'
import { databaseOf } from './database.ts'
import type { Db, ReadDb } from './index.ts'
import { hearSignal, signalsChannel, tellMissed } from './signals.ts'
import { cacheTag } from '../context/index.ts'

/** Changes known to this process: its own, and those of all other processes on the database. */
export interface ChangeFeed {
  /** The site's newest known epoch: note it before reading rows for a page, and keep it with the page. */
  readonly epochOf: (websiteId: string) => number
  /** Whether any of the tags changed after `epoch`. True as well when the feed no longer remembers. */
  readonly changedSince: (websiteId: string, tags: readonly string[], epoch: number) => boolean
  readonly onChange: (listener: (websiteId: string, tag: string, epoch: number) => void) => void
  /** The database is not the same as before (restored, failed over), so nothing cached may be used. */
  readonly onReset: (listener: () => void) => void
  /** Learns the epochs that pages kept beyond this process's life are judged by. */
  readonly load: (websiteId: string) => Promise<void>
  /** Drops everything that was cached. */
  readonly forget: () => void
  /** Looks now. Afterwards everything committed before the call is known. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface ChangeFeedOptions {
  /** For a dedicated connection that listens; where listening is impossible, only polling is used. */
  readonly url: string
  readonly pollMs?: number
  /** Tags kept in memory for all sites together. */
  readonly mostTags?: number
  /** Called when the database becomes unreachable, and when it is reachable again. */
  readonly onReach?: (isReachable: boolean) => void
}

/** Returns this process's feed of a database, for in-memory caches; none in processes that serve no requests. */
export function feedOf(db: ReadDb): ChangeFeed | null {
  return databaseOf(db).feed
}

/** Opens without a statement, so that it cannot fail while the database is unavailable. */
export function openChangeFeed(
  db: Db,
  { url, pollMs = 1000, mostTags = 400_000, onReach = () => {} }: ChangeFeedOptions,
): ChangeFeed {
  const changeLog = knownChanges(mostTags)
  const cursor: Cursor = {}
  let isReachable = true
  let looking: Promise<void> | undefined
  let again: Promise<void> | undefined

  const look = async (): Promise<void> => {
    const { rows, isOther } = await changesAfter(db, cursor)
    if (isOther) changeLog.forget()
    for (const change of rows) changeLog.note(change)
  }
  /**
   * Reads one at a time; a request during a read waits for the next one, because the current read may have been too
   * early.
   */
  const refresh = (): Promise<void> => {
    if (!looking) {
      looking = look().finally(() => (looking = undefined))
      return looking
    }
    again ??= looking
      .catch(() => {})
      .then(() => {
        again = undefined
        return refresh()
      })
    return again
  }
  const tell = (reached: boolean): void => {
    if (reached !== isReachable) onReach(reached)
    isReachable = reached
  }
  const attempt = (): Promise<void> =>
    refresh().then(
      () => tell(true),
      () => tell(false),
    )

  const stopListening = listenToChanges(db, (changes) => changes.forEach(changeLog.note))
  const timer = setInterval(() => void attempt(), pollMs)
  timer.unref()
  void attempt()
  const endListening = listen(db, url, () => void attempt())
  const feed: ChangeFeed = {
    epochOf: changeLog.epochOf,
    changedSince: changeLog.changedSince,
    onChange: changeLog.onChange,
    onReset: changeLog.onReset,
    load: async (websiteId) => changeLog.learn(await changesOf(db, websiteId)),
    forget: changeLog.forget,
    refresh,
    close: async () => {
      if (feedOf(db) === feed) databaseOf(db).feed = null
      clearInterval(timer)
      stopListening()
      await looking?.catch(() => {})
      await endListening()
    },
  }
  databaseOf(db).feed = feed
  return feed
}

/**
 * Delay before a closed connection is reopened. A database that starts or is down fails at once, and would otherwise be
 * requested without end.
 */
const pauseMs = 500

/**
 * Listens until it is ended, each time on a new connection; it also calls `changed` whenever a change may have been
 * missed.
 */
function listen(db: Db, url: string, changed: () => void): () => Promise<void> {
  let isEnded = false
  let waiting: NodeJS.Timeout | undefined
  let current: Sql | undefined
  const start = (): void => {
    waiting = undefined
    const again = (): void => {
      if (isEnded || waiting || connection !== current) return
      void connection.end({ timeout: 0 })
      waiting = setTimeout(start, pauseMs)
      waiting.unref()
    }
    const onNotify = (channel: string, payload: string): void => {
      if (isEnded) return
      if (channel === signalsChannel) hearSignal(db, payload)
      else changed()
    }
    const onListening = (): void => {
      if (isEnded) return
      changed()
      tellMissed(db)
    }
    const connection = connect(url, {
      max: 1,
      applicationName: 'quoin changes',
      listening: { onNotify, onClose: again },
    })
    current = connection
    connection.unsafe(`listen "${changesChannel}"; listen "${signalsChannel}"`).then(onListening, again)
  }
  start()
  return async () => {
    isEnded = true
    clearTimeout(waiting)
    await current?.end({ timeout: 0 })
  }
}

/**
 * All transactions below `xmin` had ended when it was read, so their rows were seen. `server` is the start time of that
 * server.
 */
interface Cursor {
  xmin?: string
  server?: string
}

async function changesAfter(db: Db, cursor: Cursor): Promise<{ rows: Change[]; isOther: boolean }> {
  const { rows } = await sql<{ xmin: string; server: string; changes: [string, string, number][] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_postmaster_start_time()::text as server,
      (select coalesce(jsonb_agg(jsonb_build_array(website_id, tag, epoch) order by epoch), '[]') from tag_epochs where xid >= ${cursor.xmin ?? null}::xid8) as changes
  `.execute(db)
  const [now] = rows
  if (!now) return { rows: [], isOther: false }
  const isOther = cursor.server !== undefined && cursor.server !== now.server
  Object.assign(cursor, { xmin: now.xmin, server: now.server })
  return { rows: now.changes.map(([websiteId, tag, epoch]) => ({ websiteId, tag, epoch })), isOther }
}

async function changesOf(db: Db, websiteId: string): Promise<Change[]> {
  const { rows } =
    await sql<Change>`select website_id as "websiteId", tag, epoch from tag_epochs where website_id = ${websiteId}`.execute(
      db,
    )
  return rows
}

interface FeedPosition {
  epochOf: ChangeFeed['epochOf']
  changedSince: ChangeFeed['changedSince']
  onChange: ChangeFeed['onChange']
  onReset: ChangeFeed['onReset']
  note: (change: Change) => void
  /** Like `note` without an announcement, for changes that other processes made earlier. */
  learn: (changes: readonly Change[]) => void
  forget: () => void
}

/** `floor`: changes up to here may have been forgotten. */
interface SiteChanges {
  newest: number
  floor: number
  tags: Map<string, number>
}

function knownChanges(mostTags: number): FeedPosition {
  const sites = new Map<string, SiteChanges>()
  const resets: (() => void)[] = []
  const tellers: ((websiteId: string, tag: string, epoch: number) => void)[] = []
  let count = 0

  const take = ({ websiteId, tag, epoch }: Change): boolean => {
    const site = sites.get(websiteId) ?? { newest: 0, floor: 0, tags: new Map<string, number>() }
    const before = site.tags.get(tag)
    if (before !== undefined && before >= epoch) return false
    sites.delete(websiteId)
    sites.set(websiteId, site)
    if (before === undefined) count++
    site.tags.set(tag, epoch)
    site.newest = Math.max(site.newest, epoch)
    if (count > mostTags) shrink()
    return true
  }
  /** Sites that changed longest ago lose their tags first; of the site that is left, everything. */
  const shrink = (): void => {
    for (const site of sites.values()) {
      if (count <= mostTags / 2) return
      count -= site.tags.size
      site.tags.clear()
      site.floor = site.newest
    }
  }
  return {
    epochOf: (websiteId) => sites.get(websiteId)?.newest ?? 0,
    changedSince: (websiteId, tags, epoch) => {
      const site = sites.get(websiteId)
      if (!site || site.newest <= epoch) return false
      const isNewer = (tag: string) => (site.tags.get(tag) ?? 0) > epoch
      return epoch < site.floor || isNewer(cacheTag.everything) || tags.some(isNewer)
    },
    onChange: (listener) => void tellers.push(listener),
    onReset: (listener) => void resets.push(listener),
    note: (change) => {
      if (take(change)) for (const tell of tellers) tell(change.websiteId, change.tag, change.epoch)
    },
    learn: (changes) => changes.forEach(take),
    forget: () => {
      sites.clear()
      count = 0
      for (const tell of resets) tell()
    },
  }
}
