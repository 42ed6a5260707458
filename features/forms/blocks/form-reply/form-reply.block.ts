import { block } from '#platform/render/server'
import { formStyles } from '../form/form-styles.ts'
import { formReplyBlockContract } from './form-reply.contract.ts'
import css from './form-reply.css?inline'
import { loadFormReply } from './form-reply.loader.ts'
import { FormReplyView } from './form-reply.view.tsx'

export const formReplyBlock = block({
  contract: formReplyBlockContract,
  loader: loadFormReply,
  view: FormReplyView,
  css: [...formStyles, { css }],
})
