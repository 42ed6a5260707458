import type { SiteTransaction } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { captchaProviders } from '../../contract/form.rules.ts'
import {
  type FormSummary,
  type SentForm,
  type SpamReason,
  type SubmissionState,
  formsProblems,
} from '../../contract/index.ts'
import type { PublishedForm } from '../published-form.ts'
import { judgeSubmission } from '../spam.ts'
import type { SubmissionKey } from '../submission-key.ts'
import { captchaSecret } from './captcha-keys.ts'
import { newChallenge, takeSolution } from './proof-of-work.ts'
import type { CaptchaToCheck, CaptchaVerdict } from './verify-captcha.ts'

type Context = SiteTransaction & CalledBy

/**
 * Returns the form's captcha service and its response; null without a service, its keys, or scripts that could show it.
 */
export async function captchaOf(
  ctx: Context,
  { captchaKey }: SentForm,
  { props }: PublishedForm,
): Promise<CaptchaToCheck | null> {
  const provider = captchaProviders.find((name) => name === props.captcha)
  if (!provider || ctx.caller.wantsPage) return null
  const secret = await captchaSecret(ctx, provider)
  if (secret === null) return null
  if (captchaKey === '') throw formsProblems.captchaIncomplete()
  return { provider, secret, token: captchaKey }
}

interface Judged {
  form: PublishedForm
  answers: FormSummary
  key: SubmissionKey | null
  captcha: CaptchaVerdict | null
}

/**
 * Decides the state of a submission. A doubtful one is accepted after a proof of work by its sender's browser, or by
 * the owner's captcha service; without scripts it waits for a review.
 */
export async function settle(
  ctx: Context,
  sent: SentForm,
  { form, answers, key, captcha }: Judged,
): Promise<{ state: SubmissionState; reasons: SpamReason[] }> {
  if (captcha === 'failed') throw formsProblems.captchaIncomplete()
  const { isSpam, isInDoubt, reasons } = await judgeSubmission(ctx, sent, { isByScript: key !== null, answers })
  if (isSpam) return { state: 'spam', reasons }
  const wantsService = captchaProviders.some((name) => name === form.props.captcha)
  if (captcha === 'passed') return { state: 'new', reasons }
  if (captcha === 'unknown' || (wantsService && ctx.caller.wantsPage && (await hasKeys(ctx, form))))
    return { state: 'held', reasons: [...reasons, 'captcha'] }
  if (!isInDoubt) return { state: 'new', reasons }
  if (key === null || form.props.captcha === 'none') return { state: 'held', reasons }
  if (await takeSolution(ctx, sent.captchaKey)) return { state: 'new', reasons }
  throw formsProblems.proofNeeded({ challenge: newChallenge(ctx) })
}

async function hasKeys(ctx: Context, { props }: PublishedForm): Promise<boolean> {
  const provider = captchaProviders.find((name) => name === props.captcha)
  return provider !== undefined && (await captchaSecret(ctx, provider)) !== null
}
