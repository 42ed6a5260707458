import './sites-owner.css'
import { Plus, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { type Role, roles } from '#platform/contract'
import {
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  IconButton,
  Page,
  Select,
  Skeleton,
  sentenceOf,
  Table,
  TextField,
  toast,
  useCall,
  useLanguage,
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
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
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
          { id: 'email', label: t('invitedState'), isRowHeader: true, cell: (one) => one.email },
          { id: 'role', label: t('role'), cell: (one) => one.roles.map((name) => role(name)).join(', ') },
          {
            id: 'withdraw',
            label: t('withdraw'),
            hideLabel: true,
            width: 120,
            cell: (one) => (
              <Button size="small" onPress={() => withdraw.mutate({ id: one.id })}>
                {t('withdraw')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const done = () => {
    toast(t('invited', { email }))
    setEmail('')
    onClose()
  }
  const invite = useSend(sitesApi.invite, { quiet: true, refreshes: [sitesApi.contributors], onDone: done })
  return (
    <Dialog
      title={t('inviteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={() => invite.mutate({ email, roles: [role] })}
      foot={
        <Button type="submit" tone="primary" isDisabled={!email} isPending={invite.isPending}>
          {t('invite')}
        </Button>
      }
    >
      <TextField
        label={t('email')}
        type="email"
        value={email}
        onChange={setEmail}
        autoFocus
        error={invite.error && sentenceOf(invite.error, language)}
      />
      <Select label={t('role')} value={role} onChange={setRole} options={useRoleChoices()} />
    </Dialog>
  )
}

function useRoleChoices(): { value: Role; label: string }[] {
  const say = useWords(roleMessages)
  return (Object.keys(roles) as Role[]).map((value) => ({ value, label: say(value) }))
}
