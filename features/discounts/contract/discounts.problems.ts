import { problem, problems } from '#platform/contract'

export const discountProblems = problems('discounts', {
  notFound: problem<{ id: string }>('missing'),
  codeTaken: problem<{ code: string }>('conflict'),
  tooManyAutomatic: problem<{ limit: number }>('conflict'),
  changedSince: problem<{ where: string }>('conflict'),
  endsBeforeStart: problem('invalid'),
})
