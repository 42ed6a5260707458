import { siteTables } from '#platform/database'
import { subjectOf } from '#features/sites/contract'
import { emailFooter } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { emailTemplate } from '#platform/mail'
import { formatMoney, type Money, moneyFormatOf } from '#platform/money'
import { givenBackMessages } from '../../contract/given-back.messages.ts'

const testRibbon = 'TEST'

/** An email, for whoever paid elsewhere may never come back to see it. `id`: of the checkout or gift that was paid for. */
export async function emailAboutReturnedPayment(
  ctx: SiteContext,
  id: string,
  { isTest, ...amount }: Money & { isTest: boolean },
): Promise<void> {
  const { db, locale: language, site } = ctx
  const checkout = await siteTables({ db, site })
    .selectFrom('checkouts')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  const gift = checkout
    ? undefined
    : await siteTables({ db, site }).selectFrom('gifts').select('typed').where('id', '=', id).executeTakeFirst()
  const to = checkout?.email ?? gift?.typed.email ?? ''
  if (to === '') return
  const subject = givenBackMessages(language, 'title', { shop: site.title })
  const sentence = givenBackMessages(language, gift ? 'gift' : 'order', {
    amount: formatMoney(amount, moneyFormatOf(site.locale)),
  })
  const footer = await emailFooter(ctx, language)
  const { html, text } = emailTemplate({
    language,
    sender: site.title,
    ...(isTest ? { ribbon: testRibbon } : {}),
    title: subject,
    paragraphs: [sentence, givenBackMessages(language, 'back')],
    ...(gift ? {} : { button: { label: givenBackMessages(language, 'cart'), url: `${site.baseUrl}/cart` } }),
    ...(footer ? { footer } : {}),
  })
  await ctx.mail.send({ to, subject: subjectOf(subject, { isTest }), html, text, websiteId: site.id })
}
