import './forms-owner.css'
import { Reply, Trash2 } from '#platform/icons'
import { useEffect, useState } from 'react'
import {
  Banner,
  Button,
  ButtonRow,
  Card,
  Columns,
  ConfirmDialog,
  DetailList,
  Form,
  OneScreen,
  Page,
  Select,
  TextArea,
  TextField,
  toast,
  useLanguage,
  useMay,
  useMoments,
  useOwnerForm,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { submissionStates } from '../contract/form.rules.ts'
import { type Submission, type SubmissionState, submissionsApi, summaryText } from '../contract/index.ts'
import { formsOwnerMessages } from './forms-owner.messages.ts'

const refreshes = [submissionsApi.list, submissionsApi.detail, submissionsApi.forms]

/** One submission: what was answered, where, and what came of it. */
export function SubmissionScreen() {
  const t = useWords(formsOwnerMessages)
  return (
    <OneScreen endpoint={submissionsApi.detail} title={t('forms')}>
      {(submission) => <SubmissionPage submission={submission} />}
    </OneScreen>
  )
}

function SubmissionPage({ submission }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const mayChange = useMay()('crm.write')
  useOpened(submission, mayChange)
  return (
    <Page
      title={submission.sender || t('unknownSender')}
      lead={submission.formName}
      {...(mayChange && { actions: <Acts submission={submission} /> })}
    >
      {submission.state === 'spam' && (
        <Banner tone="attention">
          {t('isSpam')} {submission.spamReasons.map((reason) => t(`reason.${reason}`)).join(' ')}
        </Banner>
      )}
      <Columns>
        <div>
          <Answers submission={submission} />
          {mayChange && <Replies submission={submission} />}
        </div>
        <div>
          <Details submission={submission} />
          {mayChange && <Notes submission={submission} />}
        </div>
      </Columns>
    </Page>
  )
}

/** What is opened is read: it leaves the new ones. */
function useOpened({ id, state }: Submission, mayChange: boolean): void {
  const { mutate } = useSend(submissionsApi.change, { quiet: true, refreshes })
  useEffect(() => {
    if (state === 'new' && mayChange) mutate({ ids: [id], state: 'open' })
  }, [id, state, mayChange, mutate])
}

function Acts({ submission: { id, state } }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const { go } = useOwnerRouter()
  const [isRemoving, setRemoving] = useState(false)
  const change = useSend(submissionsApi.change, { refreshes })
  const remove = useSend(submissionsApi.remove, { refreshes: [submissionsApi.list, submissionsApi.forms] })
  return (
    <>
      <Select<SubmissionState>
        aria-label={t('state')}
        value={state}
        onChange={(next) => change.mutate({ ids: [id], state: next })}
        options={submissionStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <Button icon={Trash2} onPress={() => setRemoving(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        title={t('removeTitle', { n: 1 })}
        action={t('remove')}
        isOpen={isRemoving}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ ids: [id] }, { onSuccess: () => go('/config/forms') })}
        onClose={() => setRemoving(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  )
}

function Answers({ submission: { answers } }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const language = useLanguage()
  return (
    <Card title={t('answers')}>
      <dl className="forms-answers">
        {answers.map(({ id, kind, title, value }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{kind === 'password' && value !== null ? '••••••••' : summaryText(kind, value, language)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Replies({ submission }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card title={t('replyByEmail')}>
      {submission.replies.map(({ text, by, sentAt }) => (
        <div key={sentAt} className="forms-reply">
          <p className="q-hint">{t('replied', { by, when: when(sentAt) })}</p>
          <p>{text}</p>
        </div>
      ))}
      {submission.email === null ? <p className="q-hint">{t('noEmail')}</p> : <ReplyForm submission={submission} />}
    </Card>
  )
}

function ReplyForm({ submission: { id, email } }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const send = useSend(submissionsApi.reply, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: submissionsApi.reply.input,
    values: { id, text: '' },
    save: async (values) => {
      await send.mutateAsync(values)
      form.set({ text: '' })
      toast(t('replySent', { email: email ?? '' }))
    },
  })
  return (
    <Form form={form}>
      <TextArea label={t('replyTo', { email: email ?? '' })} {...form.field('text')} rows={5} />
      <ButtonRow>
        <Button type="submit" tone="primary" icon={Reply} isPending={send.isPending}>
          {t('sendReply')}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function Details({ submission }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const details = [
    [t('received'), when(submission.submittedAt)],
    [t('page'), submission.pageTitle || submission.pagePath],
    ...(submission.referrer ? [[t('referrer'), submission.referrer] as const] : []),
  ] as const
  return (
    <Card title={t('details')}>
      <DetailList details={details} />
    </Card>
  )
}

/** For whoever works on it; the sender sees nothing of it. */
function Notes({ submission: { id, note, tags } }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const change = useSend(submissionsApi.change, { quiet: true, refreshes })
  const [tagText, setTagText] = useState(tags.join(', '))
  const [noteText, setNoteText] = useState(note)
  const typedTags = tagText
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .slice(0, 20)
  const isChanged = noteText !== note || typedTags.join(',') !== tags.join(',')
  const save = () =>
    change.mutate(
      { ids: [id], note: noteText, tags: typedTags.map((tag) => tag.slice(0, 60)) },
      { onSuccess: () => toast(t('notesSaved')) },
    )
  return (
    <Card title={t('notes')}>
      <TextField label={t('tags')} hint={t('tags.hint')} value={tagText} onChange={setTagText} />
      <TextArea label={t('note')} value={noteText} onChange={setNoteText} rows={3} maxLength={5000} />
      <Button isDisabled={!isChanged} isPending={change.isPending} onPress={save}>
        {t('saveNotes')}
      </Button>
    </Card>
  )
}
