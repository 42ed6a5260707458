import { useState } from 'react'
import { Check, Copy } from '#platform/icons'
import { Badge, Button, Dialog, IconButton, Table, TextField, toast, useSend, useWords } from '#platform/ui'
import { type Invitation, sitesApi } from '../contract/index.ts'
import { roleMessages, sitesOwnerMessages } from './sites-owner.messages.ts'

/** Who was asked and has not answered yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useWords(sitesOwnerMessages)
  const role = useWords(roleMessages)
  return (
    <section style={{ marginTop: 24 }}>
      <Table
        label={t('invitedState')}
        entries={invitations}
        columns={[
          { id: 'email', label: t('invitedState'), isRowHeader: true, cell: (invitation) => invitation.email },
          {
            id: 'role',
            label: t('role'),
            beneath: true,
            cell: ({ offersOwnership, roles }) =>
              offersOwnership ? (
                <Badge tone="accent">{t('offeredOwnership')}</Badge>
              ) : (
                roles.map((name) => role(name)).join(', ')
              ),
          },
          {
            id: 'withdraw',
            label: t('withdraw'),
            hideLabel: true,
            width: 340,
            beneath: true,
            cell: (invitation) => <InvitationActions invitation={invitation} />,
          },
        ]}
      />
    </section>
  )
}

function InvitationActions({ invitation }: { invitation: Invitation }) {
  const t = useWords(sitesOwnerMessages)
  const withdraw = useSend(sitesApi.withdrawInvitation, { refreshes: [sitesApi.contributors] })
  const sendAgain = useSend(sitesApi.invite, {
    refreshes: [sitesApi.contributors],
    onDone: ({ email }) => toast(t('invited', { email })),
  })
  const [url, setUrl] = useState<string | null>(null)
  const link = useSend(sitesApi.invitationLink, { onDone: (answer) => setUrl(answer.url) })
  const { id, email, roles, accessEndsAt, offersOwnership } = invitation
  return (
    <span className="invitation-acts">
      {!offersOwnership && (
        <Button
          size="small"
          aria-label={`${t('inviteLink')}: ${email}`}
          isDisabled={link.isPending}
          onPress={() => link.mutate({ id })}
        >
          {t('inviteLink')}
        </Button>
      )}
      {!offersOwnership && (
        <Button
          size="small"
          aria-label={`${t('inviteAgain')}: ${email}`}
          isDisabled={sendAgain.isPending}
          onPress={() => sendAgain.mutate({ email, roles, accessEndsAt })}
        >
          {t('inviteAgain')}
        </Button>
      )}
      <Button size="small" aria-label={`${t('withdraw')}: ${email}`} onPress={() => withdraw.mutate({ id })}>
        {t('withdraw')}
      </Button>
      {url !== null && <LinkDialog email={email} url={url} onClose={() => setUrl(null)} />}
    </span>
  )
}

/** Shows the invitation's link, and explains its effect. */
function LinkDialog({ email, url, onClose }: { email: string; url: string; onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      toast(t('inviteLink.notCopied'), { tone: 'failure' })
    }
  }
  return (
    <Dialog title={t('inviteLink.title', { email })} isOpen onClose={onClose}>
      <TextField
        label={t('inviteLink.link')}
        hint={t('inviteLink.hint', { email })}
        value={url}
        isReadOnly
        suffix={
          <IconButton
            size="small"
            icon={isCopied ? Check : Copy}
            label={t(isCopied ? 'inviteLink.copied' : 'inviteLink.copy')}
            onPress={() => void copy()}
          />
        }
      />
    </Dialog>
  )
}
