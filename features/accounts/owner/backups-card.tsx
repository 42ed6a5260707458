import './accounts-owner.css'
import {
  Badge,
  Banner,
  Button,
  byteSize,
  Card,
  ErrorState,
  Skeleton,
  Table,
  toast,
  useCall,
  useLocale,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import type { Output } from '#platform/contract'
import { type Backup, operatorApi } from '../contract/index.ts'
import { jobsMessages } from './jobs.messages.ts'

const tones = { asked: 'plain', running: 'accent', done: 'success', failed: 'danger' } as const
const states = { asked: 'stateAsked', running: 'stateRunning', done: 'stateDone', failed: 'stateFailed' } as const

/** Shows the kinds and times of backups, with a button that starts one. */
export function BackupsCard() {
  const t = useWords(jobsMessages)
  const list = useCall(operatorApi.backups, {}, { refetchInterval: 10_000 })
  const now = useSend(operatorApi.backUpNow, {
    refreshes: [operatorApi.backups],
    onDone: () => toast(t('backupAsked')),
  })
  const foot = list.data?.plan && (
    <Button isPending={now.isPending} onPress={() => now.mutate({})}>
      {t('backUpNow')}
    </Button>
  )
  return (
    <Card title={t('backups')} foot={foot}>
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={3} height={24} />}
      {list.data && (
        <div className="backups">
          <BackupPlan {...list.data} />
          {list.data.backups.length > 0 && <BackupTable backups={list.data.backups} />}
        </div>
      )}
    </Card>
  )
}

function BackupPlan({ plan, lastDone, backups }: Output<typeof operatorApi.backups>) {
  const t = useWords(jobsMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const ended = backups.find(({ state }) => state === 'done' || state === 'failed')
  if (!plan) return <Banner tone="attention">{t('backupsNone')}</Banner>
  const times = plan.at.map(clockTime).join(', ')
  return (
    <>
      {ended?.state === 'failed' && <Banner tone="danger">{t('backupFailed', { reason: ended.failure ?? '' })}</Banner>}
      <p>{lastDone === null ? t('backupNever') : t('backupLast', { when: when(lastDone) })}</p>
      <p>
        {t('backupsPlan', { times: `${times} UTC`, place: plan.place, keep: plan.keep })}{' '}
        {t(plan.isEncrypted ? 'backupsSealed' : 'backupsOpen')}
      </p>
      <p className="backups-hint">{t('backupsTry')}</p>
    </>
  )
}

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function BackupTable({ backups }: { backups: readonly Backup[] }) {
  const t = useWords(jobsMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const locale = useLocale()
  const trialOf = ({ trial }: Backup): string => {
    if (!trial) return t('trialNever')
    if (trial.failure === null) return t('trialWell', { when: when(trial.at) })
    return t('trialFailed', { when: when(trial.at), reason: trial.failure })
  }
  return (
    <Table
      label={t('backups')}
      entries={backups}
      columns={[
        { id: 'at', label: t('backupMade'), isRowHeader: true, cell: ({ at }) => when(at) },
        {
          id: 'state',
          label: t('backupState'),
          short: true,
          cell: ({ state }) => <Badge tone={tones[state]}>{t(states[state])}</Badge>,
        },
        {
          id: 'file',
          label: t('backupFile'),
          beneath: true,
          cell: ({ name, failure }) => <span className="job-about">{failure ?? name}</span>,
        },
        {
          id: 'size',
          label: t('backupSize'),
          numeric: true,
          wideOnly: true,
          cell: ({ bytes }) => <span className="backup-size">{bytes === null ? '' : byteSize(bytes, locale)}</span>,
        },
        { id: 'trial', label: t('backupTrial'), roomyOnly: true, cell: trialOf },
      ]}
    />
  )
}
