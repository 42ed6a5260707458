import './accounts-owner.css'
import { LogOut, MonitorSmartphone } from '#platform/icons'
import {
  Badge,
  Button,
  Card,
  ErrorState,
  IconButton,
  Skeleton,
  toast,
  useCall,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { accountsApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'

export function SessionsCard() {
  const t = useWords(accountsOwnerMessages)
  const sessions = useCall(accountsApi.sessions, {})
  const end = useSend(accountsApi.endSession, {
    refreshes: [accountsApi.sessions],
    onDone: () => toast(t('sessionEnded')),
  })
  const everywhere = useSend(accountsApi.signOutEverywhere, { onDone: () => window.location.assign('/sign-in') })
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card
      title={t('sessions')}
      foot={
        <Button icon={LogOut} isPending={everywhere.isPending} onPress={() => everywhere.mutate({})}>
          {t('signOutEverywhere')}
        </Button>
      }
    >
      {sessions.error && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <Skeleton lines={3} height={20} />}
      <ul>
        {sessions.data?.map((session) => (
          <li key={session.id} className="entry-session">
            <MonitorSmartphone size={16} aria-hidden />
            <div>
              <div className="q-row-text">
                {session.device} {session.site && <span className="q-quiet">· {session.site}</span>}
              </div>
              <div className="q-hint q-tabular">
                {session.address} · {t('lastSeen')} {when(session.seenAt)}
              </div>
            </div>
            {session.current ? (
              <Badge tone="success">{t('thisDevice')}</Badge>
            ) : (
              <IconButton
                icon={LogOut}
                label={`${t('endSession')}: ${session.device}`}
                onPress={() => end.mutate({ id: session.id })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
