import { block } from '#platform/render/server'
import formReplyCss from '../form-reply/form-reply.css?inline'
import { newsletterReplyBlockContract } from './newsletter-reply.contract.ts'
import { loadNewsletterReply } from './newsletter-reply.loader.ts'
import { NewsletterReplyView } from './newsletter-reply.view.tsx'

export const newsletterReplyBlock = block({
  contract: newsletterReplyBlockContract,
  loader: loadNewsletterReply,
  view: NewsletterReplyView,
  css: formReplyCss,
})
