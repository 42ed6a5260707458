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
  /** Discards an email that a quota delays. */
  readonly onDiscard?: (id: string) => void
}

/** Table of emails; each opens as it was written, in a frame without scripts. */
export function EmailList({ emails, onSendAgain, onDiscard }: EmailListProps) {
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
        empty={<EmptyState drawing="inbox">{t('empty')}</EmptyState>}
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
      <EmailDialog
        email={open}
        onClose={() => setOpenId(null)}
        onSendAgain={onSendAgain}
        {...(onDiscard && { onDiscard })}
      />
    </>
  )
}

interface EmailDialogProps extends Pick<EmailListProps, 'onSendAgain' | 'onDiscard'> {
  readonly email: Email | undefined
  readonly onClose: () => void
}

function EmailDialog({ email, onClose, onSendAgain, onDiscard }: EmailDialogProps) {
  const t = useWords(mailboxMessages)
  const finish = (act: (id: string) => void, id: string) => {
    act(id)
    onClose()
  }
  const again = email?.canSendAgain && (
    <Button tone="primary" onPress={() => finish(onSendAgain, email.id)}>
      {t(email.state === 'queued' ? 'sendNow' : 'sendAgain')}
    </Button>
  )
  const discard = email?.state === 'held' && onDiscard && (
    <Button tone="danger" onPress={() => finish(onDiscard, email.id)}>
      {t('discard')}
    </Button>
  )
  const foot = discard || again
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
