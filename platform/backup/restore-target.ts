import type { Configuration } from '#platform/context'

/** The installation into which a backup is restored. */
export interface RestoreTarget {
  readonly config: Configuration
  /** Whether its database is the embedded one of the data folder; otherwise `config.databaseUrl` names it. */
  readonly isEmbedded: boolean
  /** Folder with the migrations of the program that will run on it. */
  readonly migrationsFolder: string
  /** Whether its secret comes from the environment, so that a backup cannot bring another one. */
  readonly isSecretGiven: boolean
  /** Stores the secrets of the backup: the present one first, then the former ones. */
  readonly keepSecrets: (secrets: readonly string[]) => void
}
