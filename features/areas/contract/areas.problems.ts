import { problem, problems } from '#platform/contract'

export const areasProblems = problems('areas', {
  missing: problem<{ id: string }>('missing'),
  notForMembers: problem('invalid'),
  notAccess: problem('invalid'),
})
