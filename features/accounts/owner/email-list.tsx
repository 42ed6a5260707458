import './accounts-owner.css'
import { useState } from 'react'
import { Badge, Banner, Button, Dialog, EmptyState, Table, useMoments, useWords } from '#platform/ui'
import { mailboxMessages } from './mailbox.messages.ts'

export interface Email {
  id: string
  to: string
  subject: string
  html: string
  text: string
  state: 'queued' | 'held' | 'sent' | 'failed' | 'mailbox'
  failure: string | null
  canSendAgain: boolean
  createdAt: string
}

const tones = { queued: 'plain', held: 'attention', sent: 'success', failed: 'danger', mailbox: 'accent' } as const

interface EmailListProps {
  readonly emails: readonly Email[]
  readonly onSendAgain: (id: string) => void
}

/** Emails as a table; one opens as it was written, in a frame without scripts. */
export function EmailList({ emails, onSendAgain }: EmailListProps) {
  const t = useWords(mailboxMessages)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = emails.find((email) => email.id === openId)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <Table
        label={t('emails')}
        entries={emails}
        onAction={setOpenId}
        empty={<EmptyState>{t('empty')}</EmptyState>}
        columns={[
          {
            id: 'subject',
            label: t('subject'),
            isRowHeader: true,
            cell: (email) => <strong>{email.subject}</strong>,
          },
          { id: 'to', label: t('to'), wideOnly: true, cell: (email) => email.to },
          {
            id: 'state',
            label: t('state'),
            cell: (email) => <Badge tone={tones[email.state]}>{t(email.state)}</Badge>,
          },
          { id: 'at', label: t('at'), short: true, cell: (email) => when(email.createdAt) },
        ]}
      />
      <EmailDialog email={open} onClose={() => setOpenId(null)} onSendAgain={onSendAgain} />
    </>
  )
}

interface EmailDialogProps extends Pick<EmailListProps, 'onSendAgain'> {
  readonly email: Email | undefined
  readonly onClose: () => void
}

function EmailDialog({ email, onClose, onSendAgain }: EmailDialogProps) {
  const t = useWords(mailboxMessages)
  const send = (id: string) => {
    onSendAgain(id)
    onClose()
  }
  const foot = email?.canSendAgain && (
    <Button tone="primary" onPress={() => send(email.id)}>
      {t(email.state === 'queued' ? 'sendNow' : 'sendAgain')}
    </Button>
  )
  return (
    <Dialog title={email?.subject ?? ''} isOpen={email !== undefined} onClose={onClose} size="wide" foot={foot}>
      {email && (
        <div className="email-shown">
          <p className="email-to">
            {t('to')}: {email.to}
          </p>
          <WhyNotSent email={email} />
          <EmailBody email={email} />
        </div>
      )}
    </Dialog>
  )
}

function WhyNotSent({ email: { state, failure } }: { email: Email }) {
  const t = useWords(mailboxMessages)
  if (state === 'held') return <Banner tone="attention">{t('overQuota')}</Banner>
  if (failure === null || state === 'sent') return null
  if (state === 'failed') return <Banner tone="danger">{t('failedBecause', { reason: failure })}</Banner>
  return <Banner tone="attention">{t('waitsBecause', { reason: failure })}</Banner>
}

function EmailBody({ email }: { email: Email }) {
  const t = useWords(mailboxMessages)
  if (email.html === '' && email.text === '') return <p>{t('sealed', { to: email.to })}</p>
  const body = email.html || `<pre>${escaped(email.text)}</pre>`
  return <iframe title={email.subject} sandbox="allow-popups" srcDoc={body} className="email-frame" />
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
