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
  state: 'queued' | 'sent' | 'failed' | 'mailbox'
  failure: string | null
  canSendAgain: boolean
  createdAt: string
}

const tones = { queued: 'plain', sent: 'success', failed: 'danger', mailbox: 'accent' } as const

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
      <Dialog
        title={open?.subject ?? ''}
        isOpen={open !== undefined}
        onClose={() => setOpenId(null)}
        size="wide"
        foot={
          open?.canSendAgain && (
            <Button
              tone="primary"
              onPress={() => {
                onSendAgain(open.id)
                setOpenId(null)
              }}
            >
              {t(open.state === 'queued' ? 'sendNow' : 'sendAgain')}
            </Button>
          )
        }
      >
        {open?.failure && <Banner tone={open.state === 'failed' ? 'danger' : 'info'}>{open.failure}</Banner>}
        {open && open.html + open.text === '' ? (
          <p>{t('sealed', { to: open.to })}</p>
        ) : (
          open && (
            <iframe
              title={open.subject}
              sandbox="allow-popups"
              srcDoc={open.html || `<pre>${escaped(open.text)}</pre>`}
              className="email-frame"
            />
          )
        )}
      </Dialog>
    </>
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
