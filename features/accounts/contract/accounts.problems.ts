import { problems } from '#platform/contract'
import { passwordMax, passwordMin } from './password.rules.ts'

export const accountProblems = problems('accounts', {
  notAllowed: [
    'forbidden',
    (d: { permission: string }) =>
      `Your role on this site does not include “${d.permission}”. Ask an administrator of the site for it.`,
  ],
  signInFirst: ['forbidden', (_: { status: 401 }) => 'Sign in first.'],
  stepUpFirst: ['forbidden', (_: { stepUp: true }) => 'Enter your password once more to do this.'],
  wrongCredentials: [
    'forbidden',
    (_: { status: 401 }) => 'The e-mail address and the password do not belong together. Check both and try again.',
  ],
  wrongPassword: ['forbidden', () => 'That is not your present password. Try again.'],
  passwordMissing: [
    'conflict',
    () => 'Your account has no password yet. Choose one on the page of your account first.',
  ],
  tooManyAttempts: [
    'busy',
    (d: { retryAfter: number }) => `There were too many attempts. Try again in ${d.retryAfter} seconds.`,
  ],
  registrationClosed: [
    'forbidden',
    () => 'New accounts are made by the people who run this installation. Ask them for one.',
  ],
  passwordTooShort: ['invalid', () => `Choose a password of at least ${passwordMin} characters.`],
  passwordTooLong: ['invalid', () => `Choose a password of at most ${passwordMax} characters.`],
  passwordTooCommon: [
    'invalid',
    () => 'That password is one of the first that others would try. Choose a different one.',
  ],
  emailUnfit: ['invalid', () => 'That does not look like an e-mail address. Write it like name@example.com.'],
  nameUnfit: ['invalid', () => 'Write a name on one line of at most 120 characters.'],
  linkSpent: ['missing', (_: { status: 410 }) => 'This link has been used or is too old. Ask for a new one.'],
  sessionMissing: ['missing', () => 'That session has already ended.'],
  accountMissing: ['missing', () => 'There is no such account.'],
  emailTaken: ['conflict', () => 'That e-mail address already belongs to an account.'],
  staffOnly: ['forbidden', () => 'Only the people who run this installation can do this.'],
})
