import { problem, problems } from '#platform/contract'

export const transferProblems = problems('transfer', {
  notAnArchive: problem('invalid'),
  newerFormat: problem('invalid'),
  broken: problem<{ entry: string }>('invalid'),
  unknownTable: problem<{ table: string }>('invalid'),
  brokenRow: problem<{ table: string; line: number }>('invalid'),
  foreignFile: problem<{ table: string; line: number }>('invalid'),
  tooLarge: problem<{ entry: string }>('invalid'),
  archiveBomb: problem('invalid'),
  tooManyRows: problem<{ table: string }>('invalid'),
  unfit: problem<{ where: string }>('invalid'),
  notEmpty: problem('conflict'),
  isRunning: problem('conflict'),
  folderNotEmpty: problem<{ folder: string }>('conflict'),
  nothingPublic: problem('conflict'),
  nothingToExport: problem('conflict'),
  notFound: problem('missing'),
  stopped: problem('broken'),
  endsWorker: problem('broken'),
  cancelled: problem('conflict'),
  notRunning: problem('conflict'),
})
