import { type Colleague, letterheadOf } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { type Mention, writeMention } from './mention-email.ts'

/** An email to each, in their language, with the way to the conversation. */
export async function tellMentioned(
  ctx: OwnerTransaction,
  mention: Omit<Mention, 'name'>,
  people: readonly Colleague[],
): Promise<void> {
  const name = ctx.account.name || ctx.account.email
  for (const { email, locale } of people) {
    const language = languageOf(locale)
    const letterhead = await letterheadOf(ctx, language)
    const message = writeMention(ctx, { ...mention, name, language, letterhead })
    await ctx.mail.send({ to: email, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
