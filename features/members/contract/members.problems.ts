import { problem, problems } from '#platform/contract'

export const memberProblems = problems('members', {
  signInFirst: problem<{ status: 401 }>('forbidden'),
  wrongCredentials: problem<{ status: 401 }>('forbidden'),
  pageTooOld: problem('forbidden'),
  wrongPassword: problem('forbidden'),
  joiningClosed: problem('forbidden'),
  linkSpent: problem<{ status: 410 }>('missing'),
  emailTaken: problem('conflict'),
  addressUnfit: problem<{ field: string }>('invalid'),
  addressMissing: problem('missing'),
  tooManyAddresses: problem<{ most: number }>('conflict'),
  memberMissing: problem('missing'),
  noSecondFactor: problem('conflict'),
})
