import { problem, problems } from '#platform/contract'

export const formsProblems = problems('forms', {
  /** C8.09: no form of this id is published, or not for whoever asks. */
  formMissing: problem('missing'),
  submissionMissing: problem('missing'),
  keySpent: problem('conflict'),
  noAddress: problem('conflict'),
})
