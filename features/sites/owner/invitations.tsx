import { Badge, Button, Table, toast, useSend, useWords } from '#platform/ui'
import { type Invitation, sitesApi } from '../contract/index.ts'
import { InvitationLinkDialog, useInvitationLink } from './invitation-link-dialog.tsx'
import { roleMessages, sitesOwnerMessages } from './sites-owner.messages.ts'

interface Sending {
  /** Whether the installation has a mail server. */
  sendsEmail: boolean
  /** Whether the site belongs to the signed-in person. */
  isOwner: boolean
}

/** Lists the people who were invited and have not answered yet. */
export function Invitations({ invitations, ...sending }: { invitations: readonly Invitation[] } & Sending) {
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
            cell: (invitation) => <InvitationActions invitation={invitation} {...sending} />,
          },
        ]}
      />
    </section>
  )
}

function InvitationActions({ invitation, sendsEmail, isOwner }: { invitation: Invitation } & Sending) {
  const t = useWords(sitesOwnerMessages)
  const withdraw = useSend(sitesApi.withdrawInvitation, { refreshes: [sitesApi.contributors] })
  const link = useInvitationLink()
  const sendAgain = useSend(sitesApi.invite, {
    refreshes: [sitesApi.contributors],
    onDone: (again) => (sendsEmail ? toast(t('invited', { email: again.email })) : link.show(again.id)),
  })
  const { id, email, roles, accessEndsAt, offersOwnership } = invitation
  const hasLink = !offersOwnership || (isOwner && !sendsEmail)
  return (
    <span className="invitation-acts">
      {hasLink && (
        <Button
          size="small"
          aria-label={`${t('inviteLink')}: ${email}`}
          isDisabled={link.isPending}
          onPress={() => link.show(id)}
        >
          {t('inviteLink')}
        </Button>
      )}
      {!offersOwnership && (
        <Button
          size="small"
          aria-label={`${t(sendsEmail ? 'inviteAgain' : 'inviteLinkAgain')}: ${email}`}
          isDisabled={sendAgain.isPending}
          onPress={() => sendAgain.mutate({ email, roles, accessEndsAt })}
        >
          {t(sendsEmail ? 'inviteAgain' : 'inviteLinkAgain')}
        </Button>
      )}
      <Button size="small" aria-label={`${t('withdraw')}: ${email}`} onPress={() => withdraw.mutate({ id })}>
        {t('withdraw')}
      </Button>
      {link.shown && (
        <InvitationLinkDialog
          link={link.shown}
          sendsEmail={sendsEmail}
          isOffer={offersOwnership}
          onClose={link.close}
        />
      )}
    </span>
  )
}
