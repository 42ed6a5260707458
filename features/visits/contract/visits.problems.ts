import { problem, problems } from '#platform/contract'

export const visitsProblems = problems('visits', {
  tooMany: problem<{ retryAfter: number }>('busy'),
  /** What stands as JSON in a field of a form is none, or not what is expected there. */
  unreadable: problem<{ field: string }>('invalid'),
})
