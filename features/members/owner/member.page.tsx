import './members-owner.css'
import { useState } from 'react'
import { useSendsEmail } from '#features/accounts/owner'
import { addressLines, type Output } from '#platform/contract'
import {
  Badge,
  Button,
  Card,
  DetailList,
  OneScreen,
  Page,
  RemovalDialog,
  toast,
  useOwnerRouter,
  useLocale,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { membersOwnerApi } from '../contract/index.ts'
import { membersOwnerMessages } from './members.messages.ts'

type Detail = Output<typeof membersOwnerApi.detail>

/** Shows a member: contact, data and sessions. */
export function MemberScreen() {
  const t = useWords(membersOwnerMessages)
  return (
    <OneScreen endpoint={membersOwnerApi.detail} title={t('members')}>
      {(member) => <MemberPage member={member} />}
    </OneScreen>
  )
}

function MemberPage({ member }: { member: Detail }) {
  const locale = useLocale()
  const t = useWords(membersOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const details = [
    [t('email'), member.email],
    [t('phone'), member.phone || '–'],
    [t('joined'), when(member.joinedAt)],
    [t('signedIn'), member.signedInAt ? when(member.signedInAt) : t('never')],
    [t('acceptsMarketing'), t(member.acceptsMarketing ? 'yes' : 'no')],
  ] as const
  return (
    <Page
      title={
        <>
          {member.name || member.email} {member.isBlocked && <Badge tone="attention">{t('blocked')}</Badge>}
        </>
      }
      actions={<Acts member={member} />}
    >
      <Card title={t('contact')}>
        <DetailList details={details} />
      </Card>
      <Parts parts={member.parts} />
      <Card title={t('addresses')}>
        {member.addresses.length === 0 && <p className="q-hint">{t('noAddresses')}</p>}
        <ul className="member-list">
          {member.addresses.map(({ id, address }) => (
            <li key={id}>{addressLines(address, locale).join(', ')}</li>
          ))}
        </ul>
      </Card>
      <SecondFactor member={member} />
      <Card title={t('devices')}>
        {member.sessions.length === 0 && <p className="q-hint">{t('noDevices')}</p>}
        <ul className="member-list">
          {member.sessions.map(({ id, device, seenAt }) => (
            <li key={id}>
              <span>{device}</span>
              <span className="q-hint">{when(seenAt)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}

/** Shows the member's second factors, which can be removed for a person who lost theirs. */
function SecondFactor({ member }: { member: Detail }) {
  const t = useWords(membersOwnerMessages)
  const [isRemoving, setRemoving] = useState(false)
  const isSent = useSendsEmail()
  const name = member.name || member.email
  const { isOn, passkeys, hasCodes } = member.secondFactor
  const factors = [
    ...(passkeys.length > 0 ? [[t('factorPasskeys'), passkeys.join(', ')] as const] : []),
    ...(hasCodes ? [[t('factorCodes'), t('factorOn')] as const] : []),
  ]
  return (
    <Card title={t('secondFactor')}>
      {!isOn && <p className="q-hint">{t('factorNone')}</p>}
      {isOn && (
        <>
          <DetailList details={factors} />
          <Button onPress={() => setRemoving(true)}>{t('removeFactor')}</Button>
        </>
      )}
      {isRemoving && (
        <RemovalDialog
          endpoint={membersOwnerApi.removeSecondFactor}
          input={{ id: member.id }}
          refreshes={[membersOwnerApi.detail]}
          title={t('removeFactorTitle', { name })}
          action={t('removeFactor')}
          doneMessage={t('factorRemoved', { name })}
          onClose={() => setRemoving(false)}
        >
          <p>{t('removeFactorText', { name })}</p>
          <p>{t(isSent ? 'factorMail' : 'factorMailKept', { name })}</p>
        </RemovalDialog>
      )}
    </Card>
  )
}

/** Shows the member's data in other features: orders, subscriptions. */
function Parts({ parts }: Pick<Detail, 'parts'>) {
  return parts.map((part) => (
    <Card key={part.name} title={part.title}>
      <ul className="member-list">
        {part.rows.length === 0 && <li className="q-hint">–</li>}
        {part.rows.map((row) => (
          <li key={row.id}>
            <span>{row.title}</span>
            <span className="q-hint">{row.detail}</span>
            <span>{row.note}</span>
          </li>
        ))}
      </ul>
    </Card>
  ))
}

function Acts({ member }: { member: Detail }) {
  const t = useWords(membersOwnerMessages)
  const { go } = useOwnerRouter()
  const [isLeaving, setLeaving] = useState(false)
  const { id, isBlocked } = member
  const name = member.name || member.email
  const refreshes = [membersOwnerApi.list, membersOwnerApi.detail]
  const block = useSend(membersOwnerApi.setBlocked, {
    refreshes,
    onDone: () => toast(t(isBlocked ? 'nowUnblocked' : 'nowBlocked', { name })),
  })
  return (
    <>
      <Button isPending={block.isPending} onPress={() => block.mutate({ id, isBlocked: !isBlocked })}>
        {t(isBlocked ? 'unblock' : 'block')}
      </Button>
      <Button onPress={() => setLeaving(true)}>{t('remove')}</Button>
      {isLeaving && (
        <RemovalDialog
          endpoint={membersOwnerApi.remove}
          input={{ id }}
          refreshes={[membersOwnerApi.list]}
          title={t('removeTitle', { name })}
          action={t('remove')}
          doneMessage={t('removed', { name })}
          onClose={() => setLeaving(false)}
          onDone={() => go('/config/members')}
        >
          <p>{t('removeText')}</p>
        </RemovalDialog>
      )}
    </>
  )
}
