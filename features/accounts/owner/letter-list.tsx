import './accounts-owner.css'
import { useState } from 'react'
import { Badge, Dialog, EmptyState, Table, useMoments, useWords } from '#platform/ui'
import { letterMessages } from './letter.messages.ts'

export interface Letter {
  id: string
  to: string
  subject: string
  html: string
  text: string
  state: 'queued' | 'sent' | 'failed' | 'mailbox'
  createdAt: string
}

const tones = { queued: 'plain', sent: 'success', failed: 'danger', mailbox: 'accent' } as const

/** Letters as a table; one opens as it was written, in a frame without scripts. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
  const t = useWords(letterMessages)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = letters.find((letter) => letter.id === openId)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <Table
        label={t('letters')}
        entries={letters}
        onAction={setOpenId}
        empty={<EmptyState>{t('empty')}</EmptyState>}
        columns={[
          {
            id: 'subject',
            label: t('subject'),
            isRowHeader: true,
            cell: (letter) => <strong>{letter.subject}</strong>,
          },
          { id: 'to', label: t('to'), wideOnly: true, cell: (letter) => letter.to },
          {
            id: 'state',
            label: t('state'),
            cell: (letter) => <Badge tone={tones[letter.state]}>{t(letter.state)}</Badge>,
          },
          { id: 'at', label: t('at'), short: true, cell: (letter) => when(letter.createdAt) },
        ]}
      />
      <Dialog title={open?.subject ?? ''} isOpen={open !== undefined} onClose={() => setOpenId(null)} size="wide">
        {open && (
          <iframe
            title={open.subject}
            sandbox="allow-popups"
            srcDoc={open.html || `<pre>${escaped(open.text)}</pre>`}
            className="letter-frame"
          />
        )}
      </Dialog>
    </>
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
