import { problem, problems } from '#platform/contract'
import type { ProofChallenge } from './proof.rules.ts'

export const formsProblems = problems('forms', {
  /** No published form has this id, or the visitor may not see it (C8.09). */
  formMissing: problem('missing'),
  listMissing: problem('missing'),
  linkUnfit: problem('forbidden'),
  webhookMissing: problem('missing'),
  tooManyWebhooks: problem<{ limit: number }>('conflict'),
  submissionMissing: problem('missing'),
  /** The form's last day has passed, or its last place is taken. */
  closed: problem('conflict'),
  keySpent: problem('conflict'),
  fileMissing: problem('missing'),
  unreadable: problem('invalid'),
  /** The submission may be automated: the browser solves a challenge and sends it again. */
  proofNeeded: problem<{ challenge: ProofChallenge }>('conflict'),
  captchaIncomplete: problem('invalid'),
})
