import { problem, problems } from '#platform/contract'

export const paymentsProblems = problems('payments', {
  notFound: problem('missing'),
  providerOff: problem<{ provider: string }>('conflict'),
  settingsUnfit: problem<{ what: string }>('invalid'),
  keyReused: problem('conflict'),
  notNow: problem<{ act: string; state: string }>('conflict'),
  tooMuch: problem('conflict'),
  cardUnfit: problem<{ field: 'number' | 'expiry' | 'cvc' }>('invalid'),
  providerUnreachable: problem('broken'),
  providerRefuses: problem<{ reason: string }>('broken'),
  signatureUnfit: problem('invalid'),
  unsigned: problem<{ status: number }>('invalid'),
  methodGone: problem('missing'),
})
