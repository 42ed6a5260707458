import { problem, problems } from '#platform/contract'

export const taxProblems = problems('tax', {
  rateMissing: problem<{ id: string }>('missing'),
  tooManyRates: problem<{ limit: number }>('conflict'),
  changedSince: problem<{ where: string }>('conflict'),
  badVatNumber: problem('invalid'),
  notRates: problem('invalid'),
})
