import { problem, problems } from '#platform/contract'

export const giftCardProblems = problems('giftcards', {
  notFound: problem<{ id: string }>('missing'),
  tooLow: problem<{ balanceMinor: number }>('conflict'),
  noRecipient: problem('invalid'),
})
