import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'
import { type FormSummary, type SentForm, type SpamReason, summaryText } from '../contract/index.ts'
import { hiddenFieldName } from '../contract/form.rules.ts'

const mostLinks = 3
/** Shorter texts are what many people write: “yes”, “see you there”. */
const longEnough = 60
/** The same long text so many times on one day, to any site of this installation. */
const mostRepeats = 4

/** What each reason weighs; from `enough` on it is spam. */
const weights: Record<SpamReason, number> = { hiddenField: 100, links: 40, repeated: 70, noKey: 10 }
const enough = 60

export interface SpamVerdict {
  isSpam: boolean
  reasons: SpamReason[]
}

/** What speaks for a machine: judged without asking anybody outside of this installation. */
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
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 0)
  return { isSpam: weight >= enough, reasons }
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0
}

/** How often this text was sent today, with this time. Only its fingerprint is kept. */
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
