import type { BlockLoader } from '#platform/render/server'
import type { NewsletterReplyData, NewsletterReplyProps } from './newsletter-reply.contract.ts'

export const loadNewsletterReply: BlockLoader<NewsletterReplyProps, NewsletterReplyData> = async (_, blocks, page) =>
  new Map(blocks.map(({ id }) => [id, { data: replyOf(page.query), tags: [] }]))

function replyOf({ confirm = '', unsubscribe = '', done = '' }: Readonly<Record<string, string>>): NewsletterReplyData {
  if (confirm !== '') return { view: 'ask', what: 'confirm', token: confirm }
  if (unsubscribe !== '') return { view: 'ask', what: 'unsubscribe', token: unsubscribe }
  return { view: 'done', what: done === 'confirmed' || done === 'unsubscribed' ? done : 'nothing' }
}
