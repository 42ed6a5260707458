import { problem, problems } from '../contract/problem.ts'

export const databaseProblems = problems('database', {
  unreachable: problem('broken'),
  /** All connections of this process are in use. */
  exhausted: problem('broken'),
  outOfTime: problem('broken'),
  readOnly: problem('broken'),
  diskFull: problem<{ status: 507 }>('broken'),
  noBinaries: [
    'broken',
    (d: { platform: string }) =>
      `There is no database server in the packages for ${d.platform}. Set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
  ],
  binariesUnfit: [
    'broken',
    (d: { folder: string }) =>
      `The database server in ${d.folder} cannot be run. Set QUOIN_POSTGRES_BIN to the bin folder of a PostgreSQL of version 15 or newer, or DATABASE_URL to a running one.`,
  ],
  namelessAccount: [
    'broken',
    (d: { uid: number }) =>
      `The account number ${d.uid} has no name on this machine (/etc/passwd), and PostgreSQL makes no database for such a one. Give it a name, run as another account, or set DATABASE_URL.`,
  ],
  foreignCluster: [
    'broken',
    (d: { folder: string; owner: number }) =>
      `The database in ${d.folder} belongs to the account with number ${d.owner}. Run the command as that account, or as root.`,
  ],
  clusterVersion: [
    'broken',
    (d: { folder: string; found: string; wanted: string }) =>
      `The database in ${d.folder} was made by PostgreSQL ${d.found}, and this version brings ${d.wanted}. Restore a backup into a new data folder, or run the newer version of Quoin.`,
  ],
  formerMissing: [
    'broken',
    (d: { folder: string; found: string; wanted: string }) =>
      `The database in ${d.folder} was made by PostgreSQL ${d.found}, and this version of Quoin brings ${d.wanted}. It moves over by itself where the programs of version ${d.found} are there once more: install them (Debian: apt install postgresql-${d.found}) or name their bin folder in QUOIN_POSTGRES_OLD_BIN, then start again. Nothing was changed.`,
  ],
  formerUnfetched: [
    'broken',
    (d: { folder: string; found: string; wanted: string; url: string; reason: string }) =>
      `The database in ${d.folder} was made by PostgreSQL ${d.found}, and this version of Quoin brings ${d.wanted}. Moving it needs the programs of version ${d.found} once, and fetching them from ${d.url} failed: ${d.reason}. Start again when this machine reaches that address; or fetch the file elsewhere and put it into ${d.folder}; or install them (Debian: apt install postgresql-${d.found}). Nothing was changed.`,
  ],
  noRoomToMove: [
    'broken',
    (d: { folder: string; needed: number; free: number }) =>
      `The database has to move to a newer version of PostgreSQL, and needs ${d.needed} MB for that in ${d.folder}, where ${d.free} MB are free. Make room, then start again. Nothing was changed.`,
  ],
  moveFailed: [
    'broken',
    (d: { found: string; wanted: string; reason: string }) =>
      `The database could not move from PostgreSQL ${d.found} to ${d.wanted}: ${d.reason}. It is as it was: the version of Quoin that ran before still opens it.`,
  ],
  walUnreachable: [
    'broken',
    (d: { folder: string }) =>
      `The account of the database server may not enter ${d.folder}, and cannot put its log there (QUOIN_BACKUP_DAYS). Let it: chmod 711 ${d.folder}`,
  ],
  momentNotReached: [
    'missing',
    () =>
      'The log of the database does not reach that moment. Name an earlier one, or “latest” for as far as it reaches.',
  ],
  serverFailed: [
    'broken',
    (d: { reason: string; logFile: string | null }) =>
      `The database did not start: ${d.reason}${d.logFile ? ` More is in ${d.logFile}.` : ''}`,
  ],
  tooOld: [
    'broken',
    (d: { version: string }) => `The database is PostgreSQL ${d.version}. Version 15 or newer is needed.`,
  ],
  mayNotMakeRole: [
    'broken',
    (d: { user: string }) =>
      `The role quoin_app is missing and ${d.user} may not create it. Run this once as an administrator of the database: create role quoin_app nologin; grant quoin_app to "${d.user}";`,
  ],
  migrationFailed: [
    'broken',
    (d: { file: string; reason: string }) =>
      `The database could not be brought to this version: ${d.file} failed: ${d.reason}. Nothing was changed: the version that ran before can go on with it. Report this with the sentence above, and start that version until it is mended.`,
  ],
  migrationChanged: [
    'broken',
    (d: { file: string }) =>
      `The migration ${d.file} has been run on this database with another content. Restore the file as it was: what landed is never edited, a change is a migration of its own.`,
  ],
  newerThanProgram: [
    'broken',
    (d: { file: string }) =>
      `The database has the migration ${d.file}, which this version does not know. Use the newer version of the program.`,
  ],
})
