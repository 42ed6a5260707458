import './forms-owner.css'
import { EmailComposer } from '#features/sites/owner'
import { Trash2 } from '#platform/icons'
import { useEffect, useState } from 'react'
import {
  Banner,
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  DetailList,
  OneScreen,
  Page,
  Select,
  TextArea,
  TextField,
  toast,
  useCall,
  useMay,
  useMoments,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { SubmissionAnswer as Answer } from './submission-answer.tsx'
import { submissionStates } from '../contract/form.rules.ts'
import { type Submission, type SubmissionState, submissionsApi } from '../contract/index.ts'
import { formsOwnerMessages } from './forms-owner.messages.ts'

const refreshes = [submissionsApi.list, submissionsApi.detail, submissionsApi.forms]

/** Shows a submission: its answers, its page, and its progress. */
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
      {submission.state === 'held' && (
        <Banner tone="attention">
          {t('isHeld')} {submission.spamReasons.map((reason) => t(`reason.${reason}`)).join(' ')}
        </Banner>
      )}
      <div className="forms-submission">
        <div>
          <Answers submission={submission} />
          {mayChange && <Replies submission={submission} />}
        </div>
        <div>
          <Details submission={submission} />
          {mayChange && <Notes submission={submission} />}
        </div>
      </div>
    </Page>
  )
}

/** Opening a submission marks it as read. */
function useOpened({ id, state }: Submission, mayChange: boolean): void {
  const { mutate } = useSend(submissionsApi.change, { quiet: true, refreshes })
  useEffect(() => {
    if (state === 'new' && mayChange) mutate({ ids: [id], state: 'open' })
  }, [id, state, mayChange, mutate])
}

function Acts({ submission }: { submission: Submission }) {
  const { id, state } = submission
  const t = useWords(formsOwnerMessages)
  const { go } = useOwnerRouter()
  const [isRemoving, setRemoving] = useState(false)
  const change = useSend(submissionsApi.change, { refreshes })
  const remove = useSend(submissionsApi.remove, { refreshes: [submissionsApi.list, submissionsApi.forms] })
  return (
    <>
      <Assignee submission={submission} />
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

/** Assigns a person; hidden on a site with a single one. */
function Assignee({ submission: { id, assignee } }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const people = useCall(submissionsApi.people, {}).data?.people ?? []
  const change = useSend(submissionsApi.change, { refreshes })
  if (people.length < 2) return null
  return (
    <Select
      aria-label={t('assignee')}
      value={people.some((person) => person.id === assignee) ? assignee : 'nobody'}
      onChange={(next) => change.mutate({ ids: [id], assignee: next === 'nobody' ? null : next })}
      options={[
        { value: 'nobody', label: t('assignee.nobody') },
        ...people.map((person) => ({ value: person.id, label: person.name })),
      ]}
    />
  )
}

function Answers({ submission }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  return (
    <Card title={t('answers')}>
      <dl className="forms-answers">
        {submission.answers.map(({ id, kind, title, value }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <Answer submission={submission} kind={kind} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Replies({ submission }: { submission: Submission }) {
  const t = useWords(formsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const send = useSend(submissionsApi.reply, { quiet: true, refreshes })
  return (
    <Card title={t('replyByEmail')}>
      {submission.replies.map((reply) => (
        <div key={reply.sentAt} className="forms-reply">
          <p className="q-hint">{t('replied', { by: reply.by, when: when(reply.sentAt) })}</p>
          {reply.to !== '' && (
            <p className="q-hint">
              {[
                t('repliedAs', { subject: reply.subject, to: reply.to }),
                reply.cc && t('repliedCc', { cc: reply.cc }),
                reply.bcc && t('repliedBcc', { bcc: reply.bcc }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          <p>{reply.text}</p>
        </div>
      ))}
      {submission.email === null && <p className="q-hint">{t('noEmail')}</p>}
      <EmailComposer
        starts={{ to: submission.email ?? '', subject: submission.replySubject }}
        send={(email) => send.mutateAsync({ id: submission.id, ...email })}
      />
    </Card>
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

/** Notes for the staff, which the sender never sees. */
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
      <ButtonRow>
        <Button isDisabled={!isChanged} isPending={change.isPending} onPress={save}>
          {t('saveNotes')}
        </Button>
      </ButtonRow>
    </Card>
  )
}
