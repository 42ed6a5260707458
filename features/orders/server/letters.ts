import type { OwnerContext, SiteContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type Language, languageOf } from '#platform/i18n'
import { type LetterKind, type LetterSettings, letterKinds, lettersMessages, type lettersApi } from '../contract/index.ts'
import type {} from './orders.tables.ts'

type Words = Pick<LetterSettings, 'subject' | 'intro' | 'outro'>

function startsOf(kind: LetterKind, language: Language): Words {
  const t = (part: 'subject' | 'intro' | 'outro') => lettersMessages(language, `${kind}.${part}`)
  return { subject: t('subject'), intro: t('intro'), outro: t('outro') }
}

/** What a letter says: the owner's words, or where they gave none our own. Null when the owner does not want it sent. `isSent`: people have to send something of the order yet. */
export async function wordsOf(ctx: SiteContext, kind: LetterKind, language: Language, { isSent = true } = {}): Promise<Words | null> {
  const row = await ctx.db.selectFrom('order_letters').selectAll().where('website_id', '=', ctx.site.id).where('kind', '=', kind).executeTakeFirst()
  if (row && !row.is_on) return null
  const starts = startsOf(kind, language)
  if (kind === 'order-confirmed' && !isSent) starts.outro = lettersMessages(language, 'order-confirmed.nothingSent')
  return { subject: row?.subject || starts.subject, intro: row?.intro || starts.intro, outro: row?.outro || starts.outro }
}

export async function listLetters(ctx: OwnerContext): Promise<Output<typeof lettersApi.list>> {
  ctx.require('commerce.emailNotifications')
  const rows = await ctx.db.selectFrom('order_letters').selectAll().where('website_id', '=', ctx.site.id).execute()
  const language = languageOf(ctx.site.locale)
  const letters = letterKinds.map((kind) => {
    const { is_on: isOn = true, subject = '', intro = '', outro = '' } = rows.find((row) => row.kind === kind) ?? {}
    return { kind, isOn, subject, intro, outro, starts: startsOf(kind, language) }
  })
  return { letters }
}

/** Empty words are our own again. */
export async function changeLetter(
  ctx: OwnerContext,
  { kind, isOn, subject, intro, outro }: Input<typeof lettersApi.change>,
): Promise<LetterSettings> {
  ctx.require('commerce.emailNotifications')
  const row = { website_id: ctx.site.id, kind, is_on: isOn, subject: subject.replace(/\s+/g, ' '), intro, outro }
  await ctx.db
    .insertInto('order_letters')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'kind']).doUpdateSet(row))
    .execute()
  return { kind, isOn, subject: row.subject, intro, outro }
}
