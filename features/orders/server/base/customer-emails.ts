import { wordsBy } from '#features/sites/contract'
import { composedSubject, type EditableEmail, editableEmails, writeComposedEmail } from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import { customerEmailMessages as say } from '../../contract/customer-emails.messages.ts'
import { type Order, orderNumberText } from '../../contract/index.ts'

export type CustomerEmailKind = 'order-message' | 'customer-message'

/** Texts around an email typed on the screen of an order or customer. */
export const customerEmails = provide(editableEmails, {
  'order-message': emailOf('order', ['site', 'order']),
  'customer-message': emailOf('customer', ['site']),
})

function emailOf(about: 'order' | 'customer', mayName: readonly string[]): EditableEmail {
  return {
    group: 'orders',
    named: (language) => say(language, `${about}.name`),
    when: (language) => say(language, `${about}.when`),
    always: (language) => say(language, 'always'),
    mayName,
    starts: (language) =>
      wordsBy((part) => {
        if (part === 'intro') return ''
        return say(language, part === 'subject' ? `${about}.subject` : 'outro')
      }),
    preview: (ctx, words, writing) =>
      writeComposedEmail(ctx, { ...writing, words, names: { order: '#1001' }, text: say(writing.language, 'sample') }),
  }
}

export function namesOfOrder(order: Order): Record<string, string> {
  return { order: `#${orderNumberText(order)}` }
}

export function orderEmailSubject(ctx: SiteContext, order: Order): Promise<string> {
  return composedSubject(ctx, { kind: 'order-message', locale: order.locale, names: namesOfOrder(order) })
}

export function customerEmailSubject(ctx: SiteContext): Promise<string> {
  return composedSubject(ctx, { kind: 'customer-message', locale: ctx.site.locale, names: {} })
}
