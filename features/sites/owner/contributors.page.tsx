import './sites-owner.css'
import { Plus, UserMinus } from '#platform/icons'
import { useState } from 'react'
import { type Role, roles } from '#platform/contract'
import {
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  FormDialog,
  EmptyState,
  ErrorState,
  IconButton,
  Page,
  Select,
  Skeleton,
  Table,
  TextField,
  toast,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Contributor, sitesApi } from '../contract/index.ts'
import { roleMessages, sitesOwnerMessages } from './sites-owner.messages.ts'

export function ContributorsPage() {
  const t = useWords(sitesOwnerMessages)
  const [isInviting, setInviting] = useState(false)
  const people = useCall(sitesApi.contributors, {})
  const invite = (
    <Button tone="primary" icon={Plus} onPress={() => setInviting(true)}>
      {t('invite')}
    </Button>
  )
  return (
    <Page title={t('contributors')} lead={t('contributorsLead')} actions={invite}>
      {people.error && <ErrorState error={people.error} onRetry={() => void people.refetch()} />}
      {people.isPending && <Skeleton lines={4} height={32} />}
      {people.data && (
        <>
          <People people={people.data.contributors} />
          {people.data.invitations.length > 0 && <Invitations invitations={people.data.invitations} />}
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}

function People({ people }: { people: readonly Contributor[] }) {
  const t = useWords(sitesOwnerMessages)
  const entries = people.map((person) => ({ ...person, id: person.accountId }))
  const [leaving, setLeaving] = useState<Contributor | null>(null)
  const close = () => setLeaving(null)
  const remove = useSend(sitesApi.removeContributor, { refreshes: [sitesApi.contributors], onDone: close })
  const nameOf = (person: Contributor) => person.name || person.email
  return (
    <>
      <Table
        label={t('contributors')}
        entries={entries}
        empty={<EmptyState>{t('contributorsLead')}</EmptyState>}
        columns={[
          {
            id: 'name',
            label: t('name'),
            isRowHeader: true,
            cell: (person) => <PersonName person={person} />,
          },
          {
            id: 'role',
            label: t('role'),
            width: '40%',
            cell: (person) =>
              person.isOwner ? <Badge tone="accent">{t('owner')}</Badge> : <RoleField person={person} />,
          },
          {
            id: 'remove',
            label: t('remove'),
            hideLabel: true,
            width: 56,
            cell: (person) =>
              !person.isOwner && (
                <IconButton
                  icon={UserMinus}
                  label={`${t('remove')}: ${nameOf(person)}`}
                  onPress={() => setLeaving(person)}
                />
              ),
          },
        ]}
      />
      <ConfirmDialog
        title={t('removePerson', { name: leaving ? nameOf(leaving) : '' })}
        action={t('remove')}
        isOpen={leaving !== null}
        isPending={remove.isPending}
        onClose={close}
        onConfirm={() => leaving && remove.mutate({ accountId: leaving.accountId })}
      >
        <p>{t('removePersonLead')}</p>
      </ConfirmDialog>
    </>
  )
}

function PersonName({ person }: { person: Contributor }) {
  return (
    <span className="person">
      <Avatar name={person.name || person.email} />
      <span>
        {person.name || person.email}
        <small>{person.email}</small>
      </span>
    </span>
  )
}

function RoleField({ person }: { person: Contributor }) {
  const t = useWords(sitesOwnerMessages)
  const change = useSend(sitesApi.changeContributor, {
    refreshes: [sitesApi.contributors],
    onDone: () => toast(t('saved')),
  })
  return (
    <Select
      aria-label={`${t('role')}: ${person.name || person.email}`}
      value={person.roles[0] ?? null}
      onChange={(role) => change.mutate({ accountId: person.accountId, roles: [role] })}
      options={useRoleChoices()}
    />
  )
}

function Invitations({ invitations }: { invitations: readonly { id: string; email: string; roles: Role[] }[] }) {
  const t = useWords(sitesOwnerMessages)
  const role = useWords(roleMessages)
  const withdraw = useSend(sitesApi.withdrawInvitation, { refreshes: [sitesApi.contributors] })
  return (
    <section style={{ marginTop: 24 }}>
      <Table
        label={t('invitedState')}
        entries={invitations}
        columns={[
          { id: 'email', label: t('invitedState'), isRowHeader: true, cell: (invitation) => invitation.email },
          { id: 'role', label: t('role'), cell: (invitation) => invitation.roles.map((name) => role(name)).join(', ') },
          {
            id: 'withdraw',
            label: t('withdraw'),
            hideLabel: true,
            width: 120,
            cell: (invitation) => (
              <Button size="small" onPress={() => withdraw.mutate({ id: invitation.id })}>
                {t('withdraw')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const choices = useRoleChoices()
  const invite = useSend(sitesApi.invite, { quiet: true, refreshes: [sitesApi.contributors] })
  const form = useOwnerForm({
    schema: sitesApi.invite.input,
    values: { email: '', roles: ['editor'] as Role[] },
    save: invite.mutateAsync,
    said: (_, { email }) => t('invited', { email }),
    onSaved: onClose,
    refusals: { 'sites.already_contributes': 'email' },
  })
  return (
    <FormDialog title={t('inviteTitle')} action={t('invite')} onClose={onClose} form={form}>
      <TextField label={t('email')} type="email" {...form.field('email')} isRequired autoFocus />
      <Select
        label={t('role')}
        value={form.values.roles[0] ?? null}
        onChange={(role) => form.set({ roles: [role] })}
        error={form.error('roles')}
        options={choices}
      />
    </FormDialog>
  )
}

function useRoleChoices(): { value: Role; label: string }[] {
  const say = useWords(roleMessages)
  return (Object.keys(roles) as Role[]).map((value) => ({ value, label: say(value) }))
}
