export { formBlock } from '../blocks/form/form.block.ts'
export { newsletterBlock } from '../blocks/newsletter/newsletter.block.ts'
export { newsletterReplyBlock } from '../blocks/newsletter-reply/newsletter-reply.block.ts'
export { formReplyBlock } from '../blocks/form-reply/form-reply.block.ts'
