import { problem, problems } from '#platform/contract'

export const storageProblems = problems('storage', {
  missing: problem<{ file: string }>('missing'),
  unreachable: problem<{ reason: string }>('broken'),
  full: problem<{ status: 507 }>('broken'),
})
