import { problem, problems } from '#platform/contract'

export const importProblems = problems('imports', {
  notAnExport: problem('invalid'),
  empty: problem('invalid'),
  archive: problem('invalid'),
  otherTable: problem<{ columns: string }>('invalid'),
  tooLarge: problem<{ gigabytes: number }>('invalid'),
  declaresEntities: problem('invalid'),
  tooDeep: problem('invalid'),
  brokenTable: problem<{ line: number }>('invalid'),
  cutOff: problem('invalid'),
  nothingInside: problem('invalid'),
  notFound: problem('missing'),
  notReady: problem('conflict'),
  isRunning: problem('conflict'),
  nothingToUndo: problem('conflict'),
  stopped: problem('broken'),
  interrupted: problem('conflict'),
  unreadable: problem('broken'),
  siteMissing: problem<{ name: string }>('missing'),
  fileMissing: problem<{ file: string }>('missing'),
  fileGone: problem('missing'),
})
