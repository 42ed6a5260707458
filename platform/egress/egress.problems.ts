import { problem, problems } from '#platform/contract'

export const egressProblems = problems('egress', {
  badAddress: problem<{ url: string }>('invalid'),
  refused: problem<{ url: string }>('forbidden'),
  unreachable: problem<{ url: string }>('broken'),
  unfit: problem<{ url: string; type: string }>('invalid'),
  refusedByServer: problem<{ url: string; code: number }>('broken'),
  tooLarge: problem<{ url: string; megabytes: number }>('invalid'),
  tooSlow: problem<{ url: string; seconds: number }>('broken'),
  tooManyRedirects: problem<{ url: string }>('broken'),
})
