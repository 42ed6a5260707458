import './sites-owner.css'
import { Plus, UserMinus } from '#platform/icons'
import { useState } from 'react'
import type { Role } from '#platform/contract'
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  FormDialog,
  EmptyState,
  ErrorState,
  IconButton,
  Page,
  Skeleton,
  Switch,
  Table,
  TextField,
  toast,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Contributor, type Invitation, sitesApi } from '../contract/index.ts'
import { InvitationLinkDialog, useInvitationLink } from './invitation-link-dialog.tsx'
import { Invitations } from './invitations.tsx'
import { RolesField } from './roles-field.tsx'
import { roleMessages, sitesOwnerMessages } from './sites-owner.messages.ts'

export function ContributorsPage() {
  const t = useWords(sitesOwnerMessages)
  const [isInviting, setInviting] = useState(false)
  const people = useCall(sitesApi.contributors, {})
  const site = useCall(sitesApi.site, {})
  const isAlone = people.data?.contributors.length === 1 && people.data.invitations.length === 0
  const invite = (
    <Button tone="primary" icon={Plus} onPress={() => setInviting(true)}>
      {t('invite')}
    </Button>
  )
  return (
    <Page title={t('contributors')} lead={t('contributorsLead')} actions={isAlone ? undefined : invite}>
      {people.error && <ErrorState error={people.error} onRetry={() => void people.refetch()} />}
      {people.isPending && <Skeleton lines={4} height={32} />}
      {people.data && (
        <>
          <People people={people.data.contributors} />
          {isAlone && (
            <EmptyState drawing="team" action={invite}>
              {t('alone')}
            </EmptyState>
          )}
          {people.data.invitations.length > 0 && (
            <Invitations
              invitations={people.data.invitations}
              sendsEmail={people.data.sendsEmail}
              isOwner={site.data?.isOwner === true}
            />
          )}
          <SecondFactorRule isRequired={people.data.requiresSecondFactor} />
        </>
      )}
      {isInviting && people.data && (
        <InviteDialog sendsEmail={people.data.sendsEmail} onClose={() => setInviting(false)} />
      )}
    </Page>
  )
}

function People({ people }: { people: readonly Contributor[] }) {
  const t = useWords(sitesOwnerMessages)
  const entries = people.map((person) => ({ ...person, id: person.accountId }))
  const [leaving, setLeaving] = useState<Contributor | null>(null)
  return (
    <>
      <Table
        label={t('contributors')}
        entries={entries}
        empty={<EmptyState drawing="team">{t('contributorsLead')}</EmptyState>}
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
            width: '30%',
            cell: (person) =>
              person.isOwner ? <Badge tone="accent">{t('owner')}</Badge> : <RolesOf person={person} />,
          },
          {
            id: 'secondFactor',
            label: t('secondFactor'),
            beneath: true,
            cell: (person) => (
              <>
                <span className="factor-label">{t('secondFactor')}: </span>
                <Badge tone={person.hasSecondFactor ? 'success' : 'plain'}>
                  {t(person.hasSecondFactor ? 'hasSecondFactor' : 'hasNoSecondFactor')}
                </Badge>
              </>
            ),
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
      {leaving && <RemoveDialog person={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function RemoveDialog({ person, onClose }: { person: Contributor; onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const remove = useSend(sitesApi.removeContributor, { refreshes: [sitesApi.contributors], onDone: onClose })
  return (
    <ConfirmDialog
      title={t('removePerson', { name: nameOf(person) })}
      action={t('remove')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ accountId: person.accountId })}
    >
      <p>{t('removePersonLead')}</p>
    </ConfirmDialog>
  )
}

function nameOf(person: Contributor): string {
  return person.name || person.email
}

/** Only people with a second factor can require it, so that its author is not locked out. */
function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const t = useWords(sitesOwnerMessages)
  const change = useSend(sitesApi.requireSecondFactor, {
    refreshes: [sitesApi.contributors],
    onDone: () => toast(t('saved')),
  })
  return (
    <section className="second-factor-rule">
      <Card title={t('secondFactor')}>
        <Switch
          isSelected={isRequired}
          isDisabled={change.isPending}
          onChange={(wanted) => change.mutate({ isRequired: wanted })}
          hint={t('requireSecondFactorLead')}
        >
          {t('requireSecondFactor')}
        </Switch>
      </Card>
    </section>
  )
}

function PersonName({ person }: { person: Contributor }) {
  return (
    <span className="person">
      <Avatar name={person.name || person.email} />
      <span>
        {person.name || person.email}
        <small>
          {person.email.slice(0, person.email.indexOf('@'))}
          <wbr />
          {person.email.slice(person.email.indexOf('@'))}
        </small>
      </span>
    </span>
  )
}

function RolesOf({ person }: { person: Contributor }) {
  const t = useWords(sitesOwnerMessages)
  const role = useWords(roleMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="roles-of">
      {person.roles.map((name) => role(name)).join(', ')}
      <Button size="small" aria-label={`${t('changeRoles')}: ${nameOf(person)}`} onPress={() => setOpen(true)}>
        {t('changeRoles')}
      </Button>
      {isOpen && <RolesDialog person={person} onClose={() => setOpen(false)} />}
    </span>
  )
}

function RolesDialog({ person, onClose }: { person: Contributor; onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const change = useSend(sitesApi.changeContributor, { quiet: true, refreshes: [sitesApi.contributors] })
  const form = useOwnerForm({
    schema: sitesApi.changeContributor.input.pick({ roles: true }),
    values: { roles: person.roles },
    save: ({ roles }) => change.mutateAsync({ accountId: person.accountId, roles }),
    savedMessage: t('saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('rolesOf', { name: nameOf(person) })} action={t('save')} onClose={onClose} form={form}>
      <RolesField value={form.values.roles} onChange={(roles) => form.set({ roles })} error={form.error('roles')} />
    </FormDialog>
  )
}

/** Without a mail server a saved invitation shows its link, which the sender passes on. */
function InviteDialog({ sendsEmail, onClose }: { sendsEmail: boolean; onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const invite = useSend(sitesApi.invite, { quiet: true, refreshes: [sitesApi.contributors] })
  const link = useInvitationLink()
  const form = useOwnerForm({
    schema: sitesApi.invite.input,
    values: { email: '', roles: ['editor'] as Role[] },
    save: invite.mutateAsync,
    ...(sendsEmail && { savedMessage: (_: Invitation, { email }: { email: string }) => t('invited', { email }) }),
    onSaved: ({ id }) => (sendsEmail ? onClose() : link.show(id)),
    refusals: { 'sites.already_contributes': 'email' },
  })
  if (link.shown) return <InvitationLinkDialog link={link.shown} sendsEmail={sendsEmail} onClose={onClose} />
  return (
    <FormDialog title={t('inviteTitle')} action={t('invite')} onClose={onClose} form={form}>
      {!sendsEmail && <Banner>{t('inviteByLink')}</Banner>}
      <TextField label={t('email')} type="email" {...form.field('email')} isRequired autoFocus />
      <RolesField value={form.values.roles} onChange={(roles) => form.set({ roles })} error={form.error('roles')} />
    </FormDialog>
  )
}
