import { problems } from '#platform/contract'
import { mostAddresses } from './member.rules.ts'

export const memberProblems = problems('members', {
  signInFirst: ['forbidden', (_: { status: 401 }) => 'Sign in first.'],
  wrongCredentials: [
    'forbidden',
    (_: { status: 401 }) => 'The e-mail address and the password do not belong together. Check both and try again.',
  ],
  pageTooOld: ['forbidden', () => 'This page was opened in another session. Load it again and repeat what you did.'],
  wrongPassword: ['forbidden', () => 'That is not your present password. Try again.'],
  joiningClosed: ['forbidden', () => 'This site takes no new members at the moment. Write to its owner.'],
  linkSpent: ['missing', (_: { status: 410 }) => 'This link has been used or is too old. Ask for a new one.'],
  emailTaken: ['conflict', () => 'That e-mail address already belongs to a member of this site.'],
  addressUnfit: ['invalid', (d: { field: string }) => `The address is not complete. Check the field “${d.field}”.`],
  addressMissing: ['missing', () => 'This address is no longer in your list.'],
  tooManyAddresses: ['conflict', () => `An account keeps ${mostAddresses} addresses. Remove one first.`],
  memberMissing: ['missing', () => 'There is no such member on this site.'],
})
