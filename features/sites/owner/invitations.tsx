import { Badge, Button, Table, toast, useSend, useWords } from '#platform/ui'
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
            width: 240,
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
  const { id, email, roles, accessEndsAt, offersOwnership } = invitation
  return (
    <span className="invitation-acts">
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
    </span>
  )
}
