import './accounts-owner.css'
import { useState } from 'react'
import {
  Button,
  ButtonRow,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  Table,
  toast,
  useCall,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { operatorApi, type ParkedJob } from '../contract/index.ts'
import { BackupsCard } from './backups-card.tsx'
import { jobsMessages } from './jobs.messages.ts'
import { RunningJobs } from './running-jobs.tsx'

/** Background jobs that are running or have failed, for people who run the installation. */
export function JobsPage() {
  const t = useWords(jobsMessages)
  const jobs = useCall(operatorApi.jobs, {}, { refetchInterval: 10_000 })
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Page title={t('jobs')} lead={t('lead')}>
      {jobs.error && <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {jobs.isPending && <Skeleton lines={6} height={28} />}
      {jobs.data && (
        <>
          <p className="job-queue">
            {t('waiting', { count: jobs.data.waiting })}
            {jobs.data.oldest !== null && ` ${t('oldest', { when: when(jobs.data.oldest) })}`}
          </p>
          {jobs.data.running.length > 0 && <RunningJobs running={jobs.data.running} />}
          <ParkedJobs parked={jobs.data.parked} />
        </>
      )}
      <div className="backups-place">
        <BackupsCard />
      </div>
    </Page>
  )
}

function ParkedJobs({ parked }: { parked: readonly ParkedJob[] }) {
  const t = useWords(jobsMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ids = parked.map(({ id }) => id).filter((id) => selected.has(id))
  return (
    <>
      <Table
        label={t('parked')}
        entries={parked}
        selected={selected}
        onSelect={setSelected}
        empty={<EmptyState drawing="published">{t('none')}</EmptyState>}
        columns={[
          {
            id: 'kind',
            label: t('kind'),
            isRowHeader: true,
            cell: ({ kind }) => <strong>{kind}</strong>,
          },
          { id: 'reason', label: t('reason'), beneath: true, cell: ({ reason }) => reason },
          {
            id: 'about',
            label: t('about'),
            roomyOnly: true,
            cell: ({ about }) => <code className="job-about">{about}</code>,
          },
          { id: 'since', label: t('since'), short: true, cell: ({ since }) => when(since) },
        ]}
      />
      {parked.length > 0 && <JobActions ids={ids} />}
    </>
  )
}

/** Actions on the selected jobs. */
function JobActions({ ids }: { ids: string[] }) {
  const t = useWords(jobsMessages)
  const [isAsking, setAsking] = useState(false)
  const refreshes = [operatorApi.jobs]
  const retry = useSend(operatorApi.retryJobs, {
    refreshes,
    onDone: ({ count }) => toast(t('retried', { count })),
  })
  const discard = useSend(operatorApi.discardJobs, {
    refreshes,
    onDone: ({ count }) => {
      setAsking(false)
      toast(t('discarded', { count }))
    },
  })
  return (
    <>
      <div className="job-actions">
        <ButtonRow>
          <Button
            tone="primary"
            isDisabled={ids.length === 0}
            isPending={retry.isPending}
            onPress={() => retry.mutate({ ids })}
          >
            {t('retry', { count: ids.length })}
          </Button>
          <Button tone="danger" isDisabled={ids.length === 0} onPress={() => setAsking(true)}>
            {t('discard', { count: ids.length })}
          </Button>
        </ButtonRow>
      </div>
      <ConfirmDialog
        title={t('discardTitle', { count: ids.length })}
        action={t('discard', { count: ids.length })}
        isOpen={isAsking && ids.length > 0}
        isPending={discard.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate({ ids })}
      >
        <p>{t('discardLead')}</p>
      </ConfirmDialog>
    </>
  )
}
