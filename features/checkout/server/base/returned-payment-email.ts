import { siteTables } from '#platform/database'
import { subjectOf } from '#features/sites/contract'
import { storeCurrency } from '#features/catalog/server'
import { fixedEmails, letterheadOf } from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import type { Language } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { formatMoney, type Money, moneyFormatOf } from '#platform/money'
import { givenBackMessages } from '../../contract/given-back.messages.ts'

const testRibbon = 'TEST'

/** Emails the payer, who may never return from the provider's page. `id` is that of the checkout or gift. */
export async function emailAboutReturnedPayment(
  ctx: SiteContext,
  id: string,
  { isTest, isMember, ...amount }: Money & { isTest: boolean; isMember: boolean },
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
  const message = writeReturnedPayment(ctx, {
    amount,
    what: gift ? 'gift' : isMember ? 'membership' : 'order',
    isTest,
    language,
    letterhead: await letterheadOf(ctx, language),
  })
  await ctx.mail.send({ to, ...message, websiteId: site.id })
}

interface ReturnedPayment {
  amount: Money
  what: 'gift' | 'order' | 'membership'
  isTest: boolean
  language: Language
  letterhead: EmailLetterhead
}

/** Target of the email's button, which is named after the page. */
const nextPages = { gift: null, order: 'cart', membership: 'account' } as const

function writeReturnedPayment(
  { site }: Pick<SiteContext, 'site'>,
  { amount, what, isTest, language, letterhead }: ReturnedPayment,
): { subject: string; html: string; text: string } {
  const subject = givenBackMessages(language, 'title', { shop: site.title })
  const sentence = givenBackMessages(language, what, { amount: formatMoney(amount, moneyFormatOf(site.locale)) })
  const next = nextPages[what]
  const message = emailTemplate({
    ...letterhead,
    ribbon: letterhead.ribbon ?? (isTest ? testRibbon : undefined),
    language,
    title: subject,
    paragraphs: [sentence, givenBackMessages(language, 'back')],
    ...(next ? { button: { label: givenBackMessages(language, next), url: `${site.baseUrl}/${next}` } } : {}),
  })
  return { subject: subjectOf(subject, { isTest }), ...message }
}

export const returnedPaymentEmail = provide(fixedEmails, {
  'payment-returned': {
    group: 'orders',
    named: (language) => givenBackMessages(language, 'name'),
    when: (language) => givenBackMessages(language, 'when'),
    always: (language) => givenBackMessages(language, 'always'),
    preview: async (ctx, _words, { language, letterhead }) => {
      const amount = { minor: 4250, currency: await storeCurrency(ctx) }
      return writeReturnedPayment(ctx, { amount, what: 'order', isTest: false, language, letterhead })
    },
  },
})
