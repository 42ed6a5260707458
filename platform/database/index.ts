import type { Kysely } from 'kysely'

/**
 * Every table of the installation. Each feature adds its own in `*.tables.ts`:
 * `declare module '#platform/database' { interface Tables { galleries: GalleriesTable } }`
 */
export interface Tables {}

export type Db = Kysely<Tables>
