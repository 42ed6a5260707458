import { problem, problems } from '#platform/contract'

export const visitsProblems = problems('visits', {
  tooMany: problem<{ retryAfter: number }>('busy'),
  /** JSON in a form field is invalid or not the expected value. */
  unreadable: problem<{ field: string }>('invalid'),
})
