import type { Kysely } from 'kysely'

/**
 * All tables of the installation. Each feature adds its own in `*.tables.ts`: `declare module '#platform/database' {
 * interface Tables { galleries: GalleriesTable } }`
 */
export interface Tables {}

/** Reads and writes. */
export type Db = Kysely<Tables>

/** Query builder of read-only contexts, which only selects. Plain SQL is read through `readSql`. */
export type ReadDb = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'fn'>

export { type Dump, dumpDatabase } from './backup/dump.ts'
export { type Loading, type DumpToLoad, loadDatabase } from './backup/load.ts'
export type { TableColumns } from './backup/tables.ts'
export { type ChangeFeed, type ChangeFeedOptions, feedOf, openChangeFeed } from './change-feed.ts'
export { type Change, changed } from './changes.ts'
export { type ConnectOptions, type ServerLimits, type Sql, connect, limitsOf, takesLimits } from './connect.ts'
export { databaseProblems } from './database.problems.ts'
export { type ClusterStart, copyCluster } from './embedded/copy-cluster.ts'
export { moveCluster } from './embedded/move-cluster.ts'
export { recoverCluster } from './embedded/recover-cluster.ts'
export { serverIdentity } from './embedded/identity.ts'
export { isStandingStill } from './embedded/postmaster.ts'
export { keepsWal, setKeepsWal, walFolder } from './embedded/wal-folder.ts'
export { type Embedded, type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts'
export { isConflict, isUniqueViolation, isUnreachable } from './failures.ts'
export type { InstallationTable, WebsiteEpochsTable } from './ground.tables.ts'
export { inSite, inTransaction } from './in-site.ts'
export { migrate } from './migrate.ts'
export { type DatabaseLimits, type OpenDatabase, openDatabase } from './open-database.ts'
export type { PoolState } from './pool.ts'
export { prepared, preparedRead } from './prepared.ts'
export { compileRead, readSql } from './read-sql.ts'
export { refreshStatistics } from './refresh-statistics.ts'
export { insertRow, insertRows, updateRows, upsertRow } from './rows.ts'
export { frozen, siteCache } from './site-cache.ts'
export { listenToSignals, missedTopic, type Signal, sendSignal } from './signals.ts'
export { type ReadSiteTables, type SiteTableName, type SiteTables, siteTables } from './site-tables.ts'
export type { ReadTransaction, Transaction } from './transaction.ts'
export { type CacheKey, type TransactionCache, cacheKey } from './transaction-cache.ts'
export { withLock } from './with-lock.ts'
