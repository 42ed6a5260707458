import { problem, problems } from '#platform/contract'

export const campaignsProblems = problems('campaigns', {
  missing: problem('missing'),
  /** Another person saved another value of this field. */
  changedSince: problem<{ where: string }>('conflict'),
  notDraft: problem('conflict'),
  isSending: problem('conflict'),
  notSending: problem('conflict'),
  notStopped: problem('conflict'),
  noServer: problem('conflict'),
  timePast: problem<{ field: 'at' }>('invalid'),
  subjectMissing: problem('invalid'),
  listMissing: problem('invalid'),
  nobody: problem('invalid'),
  bodyMissing: problem('invalid'),
  /** `n` is the number of the block, from 1. */
  headingEmpty: problem<{ n: number }>('invalid'),
  textEmpty: problem<{ n: number }>('invalid'),
  imageMissing: problem<{ n: number }>('invalid'),
  imagePrivate: problem<{ n: number }>('invalid'),
  buttonUnfinished: problem<{ n: number }>('invalid'),
  cardMissing: problem<{ n: number }>('invalid'),
  /** The body is no report of RFC 3464 or RFC 5965. */
  notReport: problem('invalid'),
  /** The report names no email of a campaign of this site. */
  reportUnmatched: problem('missing'),
  reportAddressUnfit: problem('forbidden'),
})
