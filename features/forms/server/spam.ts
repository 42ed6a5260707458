import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'
import { type FormSummary, type SentForm, type SpamReason, summaryText } from '../contract/index.ts'
import { likelySpam } from './spam-words.ts'
import { hiddenFieldName } from '../contract/form.rules.ts'

const mostLinks = 3
/** Shorter texts are written by many people: “yes”, “see you there”. */
const longEnough = 60
/** Limit of repetitions of a long text on one day, over all sites of this installation. */
const mostRepeats = 4

/**
 * Weight of each reason; a total of `enough` or more means spam. The hidden field alone is not enough, because browser
 * extensions may fill it in.
 */
const weights: Record<SpamReason, number> = {
  hiddenField: 45,
  links: 40,
  repeated: 70,
  noKey: 10,
  learned: 60,
  unsure: 30,
  captcha: 30,
}
const enough = 60
/** Score from which a submission is doubtful: see `submitForm`. */
const doubtful = 30
/** A message is spam from the first likelihood, and accepted up to the second. */
export const spamFrom = 0.948
const unsureFrom = 0.6
const hamUpTo = 0.05

export interface SpamVerdict {
  isSpam: boolean
  /** True when the message may be either. */
  isInDoubt: boolean
  reasons: SpamReason[]
}

/** Judges a submission without contacting any outside service. */
export async function judgeSubmission(
  ctx: SiteTransaction,
  sent: SentForm,
  { isByScript, answers }: { isByScript: boolean; answers: FormSummary },
): Promise<SpamVerdict> {
  const written = answers.map(({ kind, value }) => (value === null ? '' : summaryText(kind, value, 'en'))).join('\n')
  const reasons: SpamReason[] = []
  if (sent[hiddenFieldName] !== '') reasons.push('hiddenField')
  if (!isByScript) reasons.push('noKey')
  if (linksIn(written) > mostLinks) reasons.push('links')
  if ((await timesToday(ctx, written)) > mostRepeats) reasons.push('repeated')
  const likelihood = await likelySpam(ctx, written)
  if (likelihood !== null && likelihood >= unsureFrom) reasons.push(likelihood >= spamFrom ? 'learned' : 'unsure')
  // A message that resembles those the owner answers is not spam, unless a hidden field was filled in.
  if (likelihood !== null && likelihood <= hamUpTo && !reasons.includes('hiddenField'))
    return { isSpam: false, isInDoubt: false, reasons }
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 0)
  return { isSpam: weight >= enough, isInDoubt: weight >= doubtful && weight < enough, reasons }
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0
}

/** Number of times that this text was sent today, including this one. Only its fingerprint is stored. */
async function timesToday(ctx: SiteTransaction, text: string): Promise<number> {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  if (plain.length < longEnough) return 0
  const fingerprint = createHash('sha256').update(plain).digest('base64url')
  const { rows } = await sql<{ times: number }>`
    insert into form_fingerprints (fingerprint, day, times) values (${fingerprint}, ${ctx.now().toISOString().slice(0, 10)}, 1)
    on conflict (fingerprint, day) do update set times = form_fingerprints.times + 1 returning times`.execute(ctx.db)
  return rows[0]?.times ?? 0
}
