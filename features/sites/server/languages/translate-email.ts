import { inSite, siteTables } from '#platform/database'
import type { OwnerContext, SiteContext, Writable } from '#platform/context'
import { type Input, type Output, Problem } from '#platform/contract'
import { postOutside } from '#platform/egress'
import { type Language, languageOf } from '#platform/i18n'
import { wordsBy } from '../../contract/email-texts.rules.ts'
import type { emailsApi } from '../../contract/emails.api.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { editableEmail } from '../email-texts.ts'
import { type PostTranslator, translated } from './ask-translator.ts'
import { translationServiceOf } from './translation-service.ts'

const parts = ['subject', 'intro', 'outro'] as const

/**
 * Translates the owner's texts of an email from the language of the site. Default texts exist in every language and
 * stay empty.
 */
export async function translateEmail(
  ctx: Writable<OwnerContext>,
  { kind, language }: Input<typeof emailsApi.translate>,
  post: PostTranslator = postOutside,
): Promise<Output<typeof emailsApi.translate>> {
  ctx.require('commerce.emailNotifications')
  editableEmail(ctx, kind)
  const from = languageOf(ctx.site.locale)
  // No transaction stays open while the service responds.
  const { service, own } = await inSite(ctx, ctx.site, async (tx) => ({
    service: await translationServiceOf(tx),
    own: await ownWords(tx, kind, from),
  }))
  if (!service) throw siteProblems.translationMissing()
  const lines = parts.map((part) => (own?.[part] ?? '').split('\n'))
  const texts = lines.flat().filter((line) => line.trim() !== '')
  const answers = await answersOf(() => translated(service.key, texts, { from, to: language }, post))
  const next = answers.values()
  const translatedTexts = lines.map((text) =>
    text.map((line) => (line.trim() === '' ? '' : (next.next().value ?? ''))).join('\n'),
  )
  return wordsBy((part) => translatedTexts[parts.indexOf(part)] ?? '')
}

function ownWords(ctx: SiteContext, kind: string, language: Language) {
  return siteTables(ctx)
    .selectFrom('email_texts')
    .select(parts)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst()
}

async function answersOf(ask: () => Promise<string[] | null>): Promise<string[]> {
  try {
    const answers = await ask()
    if (answers) return answers
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
  throw siteProblems.translationFailed()
}
