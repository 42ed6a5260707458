import type { SiteContext } from '#platform/context'
import { formAlonePath } from '../../contract/form.rules.ts'
import { filledByLink } from '../../contract/prefill.rules.ts'
import { isOwnPath } from '#platform/http'
import { problemSentence } from '#platform/i18n'
import type { BlockLoader } from '#platform/render/server'
import { publishedBlockById } from '#features/pages/server'
import { formMessages } from '../../contract/forms.messages.ts'
import { refusedForm } from '../../server/refused-forms.queries.ts'
import type { FormReplyData } from '../../contract/form-view.ts'
import { sentWords } from '../../server/sent-words.ts'
import { formOfBlock } from '../../server/published-form.ts'
import type { FormProps } from '../form/form.contract.ts'
import { formState } from '../form/form.loader.ts'
import type { FormReplyProps } from './form-reply.contract.ts'

export const loadFormReply: BlockLoader<FormReplyProps, FormReplyData> = async (ctx, blocks, page) => {
  const data = await replyOf(ctx, page.query)
  const title = data.view === 'alone' ? { title: data.name } : {}
  return new Map(blocks.map(({ id }) => [id, { data, tags: [], ...title }]))
}

async function replyOf(ctx: SiteContext, query: Readonly<Record<string, string>>): Promise<FormReplyData> {
  const { sent = '', again = '', why = '', form: alone } = query
  if (alone !== undefined) return formAlone(ctx, alone, query)
  const from = isOwnPath(query['from'] ?? '') ? (query['from'] ?? '/') : '/'
  if (sent !== '') {
    const form = await formProps(ctx, sent, { isAdmitted: false })
    return { view: 'sent', thanks: form ? sentWords(ctx, form) : formMessages(ctx.locale, 'thanks'), from }
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

/** Returns the form only if it is public. */
async function formAlone(
  ctx: SiteContext,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<FormReplyData> {
  const block = /^[0-9a-f]{24}$/.test(id) ? await publishedBlockById(ctx, id) : null
  const form = block && block.locks.length === 0 ? formOfBlock(ctx, block) : null
  if (!block || !form || form.newsletter)
    return { view: 'failed', sentence: problemSentence(ctx.locale, 'forms.form_missing', {}) ?? '', from: '/' }
  const { props } = form
  const { until: _, ...state } = await formState(ctx, id, props)
  const filled = filledByLink(props.fields, query)
  return {
    view: 'alone',
    formId: id,
    name: props.name.trim() || block.title.trim(),
    form: props,
    from: `${formAlonePath}?form=${id}`,
    state: { ...state, ...(filled && { filled }) },
    closedText: props.closedText.trim() || formMessages(ctx.locale, 'closed'),
  }
}

/**
 * `isAdmitted` is true when the visitor has the token of a form that they could send, so its locks were open to them.
 */
async function formProps(
  ctx: SiteContext,
  id: string,
  { isAdmitted }: { isAdmitted: boolean },
): Promise<FormProps | null> {
  const found = /^[0-9a-f]{24}$/.test(id) ? await publishedBlockById(ctx, id) : null
  if (!found || (found.locks.length > 0 && !isAdmitted)) return null
  return formOfBlock(ctx, found)?.props ?? null
}
