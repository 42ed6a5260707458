import type { SiteContext } from '#platform/context'
import { isOwnPath } from '#platform/http'
import { problemSentence } from '#platform/i18n'
import { type BlockLoader, presentProps } from '#platform/render/server'
import { publishedBlockById } from '#features/pages/server'
import { formMessages } from '../../contract/forms.messages.ts'
import { refusedForm } from '../../server/refused-forms.queries.ts'
import type { FormReplyData } from '../../contract/form-view.ts'
import { type FormProps, formBlockContract } from '../form/form.contract.ts'
import type { FormReplyProps } from './form-reply.contract.ts'

export const loadFormReply: BlockLoader<FormReplyProps, FormReplyData> = async (ctx, blocks, page) => {
  const data = await replyOf(ctx, page.query)
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function replyOf(ctx: SiteContext, query: Readonly<Record<string, string>>): Promise<FormReplyData> {
  const { sent = '', again = '', why = '' } = query
  const from = isOwnPath(query['from'] ?? '') ? (query['from'] ?? '/') : '/'
  if (sent !== '') {
    const form = await formProps(ctx, sent, { isAdmitted: false })
    return { view: 'sent', thanks: form?.thanks.trim() || formMessages(ctx.locale, 'thanks'), from }
  }
  const refused = again === '' ? null : await refusedForm(ctx, again)
  const form = refused && (await formProps(ctx, refused.form_id, { isAdmitted: true }))
  if (!refused || !form) {
    const sentence = problemSentence(ctx.locale, why, {}) ?? formMessages(ctx.locale, 'tooOld')
    return { view: 'failed', sentence, from }
  }
  const { answers, faults, form_id: formId, page_path: path } = refused
  return { view: 'again', formId, form, from: path, refused: { answers, faults } }
}

/** `isAdmitted`: whoever asks holds the token of a form that they could send, so that its locks were open to them. */
async function formProps(
  ctx: SiteContext,
  id: string,
  { isAdmitted }: { isAdmitted: boolean },
): Promise<FormProps | null> {
  const found = /^[0-9a-f]{24}$/.test(id) ? await publishedBlockById(ctx, id) : null
  const serverBlock = ctx.product.blocks.get(formBlockContract.type)
  if (!found || found.block.type !== formBlockContract.type || !serverBlock) return null
  if (found.locks.length > 0 && !isAdmitted) return null
  return (presentProps(serverBlock, found.block)?.value as FormProps | undefined) ?? null
}
