import { problem, problems } from '#platform/contract'

export const accountProblems = problems('accounts', {
  notAllowed: problem<{ permission: string }>('forbidden'),
  signInFirst: problem<{ status: 401 }>('forbidden'),
  stepUpFirst: problem<{ stepUp: true }>('forbidden'),
  wrongCredentials: problem<{ status: 401 }>('forbidden'),
  wrongPassword: problem('forbidden'),
  passwordMissing: problem('conflict'),
  tooManyAttempts: problem<{ retryAfter: number }>('busy'),
  registrationClosed: problem('forbidden'),
  passwordTooShort: problem<{ min: number }>('invalid'),
  passwordTooLong: problem<{ max: number }>('invalid'),
  passwordTooCommon: problem('invalid'),
  emailUnfit: problem('invalid'),
  nameUnfit: problem('invalid'),
  linkSpent: problem<{ status: 410 }>('missing'),
  sessionMissing: problem('missing'),
  accountMissing: problem('missing'),
  emailTaken: problem('conflict'),
  staffOnly: problem('forbidden'),
})
