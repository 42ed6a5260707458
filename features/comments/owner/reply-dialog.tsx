import { plainTextOf } from '#platform/render'
import { FormDialog, TextArea, useOwnerForm, useSend, useWords } from '#platform/ui'
import { commentsApi } from '../contract/index.ts'
import { commentsOwnerMessages } from './comments-owner.messages.ts'
import type { Listed } from './use-moderation.ts'

export function ReplyDialog({ comment, onClose }: { comment: Listed; onClose: () => void }) {
  const t = useWords(commentsOwnerMessages)
  const reply = useSend(commentsApi.reply, { quiet: true, refreshes: [commentsApi.comments] })
  const form = useOwnerForm({
    schema: commentsApi.reply.input,
    values: { id: comment.id, text: '' },
    save: reply.mutateAsync,
    savedMessage: t('replied'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={t('replyTo', { name: comment.authorName })}
      action={t('replySend')}
      onClose={onClose}
      form={form}
    >
      <blockquote className="comment-text">{plainTextOf(comment.body)}</blockquote>
      {comment.status !== 'approved' && <p className="q-hint">{t('replyApproves')}</p>}
      <TextArea label={t('replyText')} rows={5} {...form.field('text')} isRequired autoFocus />
    </FormDialog>
  )
}
