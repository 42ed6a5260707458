import { type Permission, type Problem, permissionCodes, problem, problems } from '#platform/contract'

export const accountProblems = problems('accounts', {
  /** `code` names the missing permission. */
  notAllowed: problem<{ permission: string; code: number }>('forbidden'),
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
  staffOnly: problem<{ power: string; code: number }>('forbidden'),
  noBackupPlace: problem('conflict'),
  codeAppKnown: problem('conflict'),
  codeAppMissing: problem('missing'),
  wrongCode: problem('forbidden'),
  secondStepTooLate: problem<{ status: 401 }>('forbidden'),
  passkeyRefused: problem('forbidden'),
  passkeyTooLate: problem('forbidden'),
  passkeyUnknown: problem('forbidden'),
  passkeyKnown: problem('conflict'),
  passkeyCopied: problem('forbidden'),
  passkeyMissing: problem('missing'),
  passkeyNameUnfit: problem('invalid'),
  tooManyPasskeys: problem<{ most: number }>('conflict'),
})

export function notAllowed(permission: Permission): Problem {
  return accountProblems.notAllowed({ permission, code: permissionCodes[permission] })
}
