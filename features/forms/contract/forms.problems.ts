import { problem, problems } from '#platform/contract'
import type { ProofChallenge } from './proof.rules.ts'

export const formsProblems = problems('forms', {
  /** C8.09: no form of this id is published, or not for whoever asks. */
  formMissing: problem('missing'),
  listMissing: problem('missing'),
  webhookMissing: problem('missing'),
  tooManyWebhooks: problem<{ limit: number }>('conflict'),
  submissionMissing: problem('missing'),
  /** Its last day has passed, or its last place is taken. */
  closed: problem('conflict'),
  keySpent: problem('conflict'),
  fileMissing: problem('missing'),
  unreadable: problem('invalid'),
  /** Nobody knows yet whether a person sent it: the browser works something out and sends it again. */
  proofNeeded: problem<{ challenge: ProofChallenge }>('conflict'),
  captchaIncomplete: problem('invalid'),
})
