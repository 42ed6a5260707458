import { problems } from '#platform/contract'

export const commandProblems = problems('command', {
  unknown: [
    'invalid',
    (d: { typed: string; nearest: string | null }) =>
      `There is no command “${d.typed}”.${d.nearest ? ` Did you mean “${d.nearest}”?` : ''} ./quoin --help lists them all.`,
  ],
  unreadable: [
    'invalid',
    (d: { command: string; reason: string }) => `${d.reason}. ./quoin ${d.command} --help shows what it takes.`,
  ],
  missingWord: [
    'invalid',
    (d: { command: string; word: string }) => `${d.word} is missing. ./quoin ${d.command} --help shows what it takes.`,
  ],
  extraWord: [
    'invalid',
    (d: { command: string; word: string }) =>
      `“${d.word}” is one word too many. ./quoin ${d.command} --help shows what it takes.`,
  ],
  missingOption: [
    'invalid',
    (d: { command: string; option: string }) =>
      `--${d.option} is missing. ./quoin ${d.command} --help shows what it takes.`,
  ],
  portUnfit: ['invalid', (d: { typed: string }) => `“${d.typed}” is no port: it has to be a number from 1 to 65535.`],
  roleUnfit: [
    'invalid',
    (d: { typed: string }) => `There is no role “${d.typed}”. Choose web or worker, or leave it out for both.`,
  ],
  jobsActionUnfit: [
    'invalid',
    (d: { typed: string }) =>
      `“${d.typed}” is nothing that can be done with jobs. Choose list, retry, discard or cancel.`,
  ],
  jobsUnnamed: [
    'invalid',
    (d: { action: string }) =>
      `Say which job to ${d.action} by its id (./quoin jobs lists them), or --all for every one.`,
  ],
  jobUnnamed: ['invalid', () => 'Say which job to cancel by its id: ./quoin jobs lists those that run.'],
  languageUnfit: [
    'invalid',
    (d: { typed: string; choices: string }) =>
      `“${d.typed}” is no language of the owner area. Choose one of these: ${d.choices}.`,
  ],
  countUnfit: [
    'invalid',
    (d: { option: string; typed: string }) =>
      `“${d.typed}” does not fit --${d.option}: it has to be a whole number from 1.`,
  ],
  kindUnfit: [
    'invalid',
    (d: { typed: string }) => `“${d.typed}” is nothing that can be begun anew. What can is: block.`,
  ],
  blockNameUnfit: [
    'invalid',
    (d: { typed: string }) =>
      `“${d.typed}” is no name for a block: it has at most 40 lower-case letters and digits, words joined by hyphens, like price-list.`,
  ],
  blockTaken: [
    'conflict',
    (d: { type: string; folder: string }) =>
      `There is a block “${d.type}” already, in ${d.folder}. Choose another name.`,
  ],
  noFeature: [
    'missing',
    (d: { name: string; choices: string }) => `There is no feature “${d.name}”. The features are: ${d.choices}.`,
  ],
  noBlockList: [
    'missing',
    (d: { feature: string; file: string }) =>
      `The feature “${d.feature}” has no blocks yet. Give it ${d.file}, and \`blocks: Object.values(blocks)\` in its feature, as features/search has them.`,
  ],
  noInstallation: [
    'missing',
    (d: { folder: string }) =>
      `There is no installation in ${d.folder}. Say with --data where it is, or begin one there: ./quoin start --data ${d.folder}`,
  ],
  databaseAway: [
    'busy',
    (d: { reason: string }) =>
      `The database does not answer: ${d.reason}. Look at DATABASE_URL, and whether PostgreSQL runs there.`,
  ],
  databaseRefuses: [
    'forbidden',
    (d: { reason: string }) =>
      `The database refuses: ${d.reason}. Look at the name, the password and the database in DATABASE_URL.`,
  ],
  databaseUntrusted: [
    'forbidden',
    (d: { reason: string }) =>
      `The certificate of the database is not trusted: ${d.reason}. Name its authority in NODE_EXTRA_CA_CERTS, and in DATABASE_URL the host as the certificate does; ?sslmode=require encrypts without looking at it.`,
  ],
  noAccount: [
    'missing',
    (d: { email: string }) =>
      `There is no account ${d.email}. Make one first: ./quoin create-owner --email ${d.email} --password …`,
  ],
  noSite: [
    'missing',
    (d: { name: string; choices: string }) =>
      `There is no site “${d.name}”. The sites are: ${d.choices || 'none yet'}.`,
  ],
  flagUnfit: [
    'invalid',
    (d: { typed: string; choices: string }) => `There is no feature “${d.typed}”. The features are: ${d.choices}.`,
  ],
  flagTwice: ['invalid', (d: { flag: string }) => `“${d.flag}” is both switched on and off. Leave one of them out.`],
  planUnfit: [
    'invalid',
    (d: { typed: string; choices: string }) => `There is no plan “${d.typed}”. The plans are: ${d.choices}.`,
  ],
  diskRefuses: [
    'conflict',
    (d: { path: string; reason: string }) => `${d.path} cannot be used: ${d.reason}. Mend that, then run this again.`,
  ],
  momentUnfit: [
    'invalid',
    (d: { typed: string }) =>
      `“${d.typed}” is no moment. Write it like 2026-11-25 14:30 (UTC) or 2026-11-25T15:30:00+01:00, or “latest” for as far as the log reaches.`,
  ],
  secretFromEnvironment: [
    'conflict',
    () =>
      'The secret comes from QUOIN_SECRET. Set QUOIN_SECRET to a new one and QUOIN_SECRET_BEFORE to the one of before for every process, then start them again.',
  ],
  stillSealed: [
    'conflict',
    (d: { count: number }) =>
      `${d.count} things are still sealed with a secret of before. Start Quoin again with a worker, which seals them anew, and look at ./quoin doctor.`,
  ],
  stopped: ['conflict', () => 'Stopped.'],
  noBench: [
    'missing',
    (d: { name: string; choices: string }) => `There is no benchmark “${d.name}”. There are: ${d.choices}.`,
  ],
})
