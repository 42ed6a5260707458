import { problem, problems } from '#platform/contract'

export const commentProblems = problems('comments', {
  notFound: problem<{ id: string }>('missing'),
  closed: problem('forbidden'),
  membersOnly: problem('forbidden'),
  nameMissing: problem('invalid'),
  emailUnfit: problem('invalid'),
  textMissing: problem('invalid'),
  textTooLong: problem<{ most: number }>('invalid'),
})
