import { problems } from '#platform/contract'
import { mostAutomatic } from './apply-discounts.ts'

export const discountProblems = problems('discounts', {
  notFound: [
    'missing',
    (_: { id: string }) => 'This discount is gone. Somebody may have removed it: load the list again.',
  ],
  codeTaken: [
    'conflict',
    (d: { code: string }) => `Another discount already has the code ${d.code}. Choose a different code.`,
  ],
  tooManyAutomatic: [
    'conflict',
    (_: { limit: number }) =>
      `At most ${mostAutomatic} automatic discounts can be switched on at a time. Switch another one off first.`,
  ],
  endsBeforeStart: ['invalid', () => 'The discount would end before it begins. Choose a later end.'],
})
