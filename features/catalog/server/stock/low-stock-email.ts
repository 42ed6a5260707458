import { fixedEmails, ownerScreen } from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import type { Language } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { catalogMessages as say } from '../../contract/index.ts'

interface LowStock {
  low: readonly { title: string; quantity: number }[]
  language: Language
  letterhead: EmailLetterhead
}

export const lowStockNotice = provide(fixedEmails, {
  'low-stock': {
    group: 'team',
    named: (language) => say(language, 'lowHeading'),
    when: (language) => say(language, 'lowWhen'),
    always: (language) => say(language, 'lowAlways'),
    preview: (ctx, _words, writing) =>
      writeLowStock(ctx, { low: [{ title: say(writing.language, 'lowSample'), quantity: 2 }], ...writing }),
  },
})

export function writeLowStock(
  ctx: Pick<SiteContext, 'config' | 'site'>,
  { low, language, letterhead }: LowStock,
): { subject: string; html: string; text: string } {
  const message = emailTemplate({
    ...letterhead,
    language,
    title: say(language, 'lowHeading'),
    paragraphs: [
      say(language, 'lowBody', { site: ctx.site.title }),
      ...low.map(({ title, quantity: n }) => say(language, 'lowLine', { title, n })),
    ],
    button: { label: say(language, 'lowButton'), url: ownerScreen(ctx, '/config/products') },
  })
  return { subject: say(language, 'lowSubject', { n: low.length }), ...message }
}
