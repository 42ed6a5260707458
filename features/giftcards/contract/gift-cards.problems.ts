import { problems } from '#platform/contract'

export const giftCardProblems = problems('giftcards', {
  notFound: ['missing', (_: { id: string }) => 'This gift card is gone. Load the list again.'],
  tooLow: [
    'conflict',
    (_: { balanceMinor: number }) =>
      'The card does not hold that much. Choose an amount that leaves it at zero or above.',
  ],
  noRecipient: ['invalid', () => 'Nobody is named to send the card to. Fill in an e-mail address first.'],
})
