import { problems } from '#platform/contract'

export const backupProblems = problems('backup', {
  noInstallation: [
    'missing',
    (d: { folder: string }) =>
      `There is no installation in ${d.folder}. Say with --data where it is, or begin one there: ./quoin start --data ${d.folder}`,
  ],
  fileUnreadable: ['missing', (d: { file: string; reason: string }) => `${d.file} cannot be read: ${d.reason}.`],
  fileUnwritable: ['conflict', (d: { file: string; reason: string }) => `${d.file} cannot be written: ${d.reason}.`],
  notOurArchive: [
    'missing',
    (d: { file: string }) =>
      `${d.file} is no whole backup of Quoin: it was cut short, or is something else. Nothing was changed. Give a file that ./quoin backup made.`,
  ],
  archiveLocked: [
    'forbidden',
    (d: { file: string }) =>
      `${d.file} is encrypted. Set QUOIN_BACKUP_KEY to its passphrase, or to its AGE-SECRET-KEY-1….`,
  ],
  keyUnfit: [
    'forbidden',
    (d: { file: string }) =>
      `QUOIN_BACKUP_KEY does not open ${d.file}. It was made with another passphrase, or for another key: age1… only encrypts, AGE-SECRET-KEY-1… opens.`,
  ],
  noBackupPlace: [
    'missing',
    () => 'Say into which file, or set QUOIN_BACKUP_TO to a folder or an S3 address where backups are kept.',
  ],
  noBackupYet: ['missing', (d: { place: string }) => `There is no backup in ${d.place} yet. ./quoin backup makes one.`],
  folderTaken: [
    'conflict',
    (d: { folder: string }) => `There is a database in ${d.folder} already. Restore into a new folder with --data.`,
  ],
  noBaseBefore: [
    'missing',
    (d: { first: string | null }) =>
      d.first === null
        ? 'There is no base backup of the database. Point-in-time recovery begins with QUOIN_BACKUP_DAYS.'
        : `No base backup was whole before that moment; the first one was on ${d.first}.`,
  ],
  noFilesForMoment: [
    'missing',
    () =>
      'There is no backup in the place from which the stored files could be taken. Name the data folder of before with --from.',
  ],
  backupRunning: ['conflict', () => 'Another process makes a backup at this moment. Wait for it, then run this again.'],
  notEmpty: [
    'conflict',
    (d: { accounts: number; sites: number }) =>
      `This installation has ${d.accounts} accounts and ${d.sites} sites. Restore into a new folder with --data, or replace everything here with --force.`,
  ],
  stillRunning: [
    'conflict',
    () => 'This installation is running. Stop it first: what is restored must not change under those who read it.',
  ],
  otherSecret: [
    'conflict',
    () =>
      'QUOIN_SECRET differs from the secret of the backup. Name that one in QUOIN_SECRET_BEFORE, or leave both out: the backup brings its own.',
  ],
})
