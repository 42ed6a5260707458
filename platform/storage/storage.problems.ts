import { problem, problems } from '#platform/contract'

export const storageProblems = problems('storage', {
  missing: problem<{ file: string }>('missing'),
  unreachable: problem<{ reason: string }>('broken'),
  /** Less space is free than the configuration requires. */
  nearlyFull: problem<{ status: 507; megabytes: number }>('broken'),
  full: problem<{ status: 507 }>('broken'),
})
