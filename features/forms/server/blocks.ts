export { formBlock } from '../blocks/form/form.block.ts'
export { formReplyBlock } from '../blocks/form-reply/form-reply.block.ts'
