import { useState } from 'react'
import { X } from '#platform/icons'
import { ConfirmDialog, IconButton, Table, toast, useMoments, useSend, useWords } from '#platform/ui'
import { operatorApi, type RunningJob } from '../contract/index.ts'
import { jobsMessages } from './jobs.messages.ts'

/** Phones show the column as one line below the name. */
const oneLine = { short: true, beneath: true }

export function RunningJobs({ running }: { running: readonly RunningJob[] }) {
  const t = useWords(jobsMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const [chosen, setChosen] = useState<RunningJob | null>(null)
  const cancel = useSend(operatorApi.cancelJobs, {
    refreshes: [operatorApi.jobs],
    onDone: ({ count }) => {
      setChosen(null)
      toast(t('cancelled', { count }))
    },
  })
  const kind = chosen?.kind ?? ''
  return (
    <>
      <Table
        label={t('running')}
        entries={running}
        columns={[
          { id: 'kind', label: t('kind'), isRowHeader: true, cell: (job) => <strong>{job.kind}</strong> },
          {
            id: 'about',
            label: t('about'),
            roomyOnly: true,
            cell: ({ about }) => <code className="job-about">{about}</code>,
          },
          { id: 'tries', label: t('tries'), ...oneLine, cell: ({ retries }) => t('retries', { count: retries }) },
          { id: 'since', label: t('runningSince'), ...oneLine, cell: ({ since }) => when(since) },
          {
            id: 'acts',
            label: t('cancelYes'),
            hideLabel: true,
            width: 56,
            cell: (job) => (
              <IconButton
                size="small"
                icon={X}
                label={t('cancel', { kind: job.kind })}
                onPress={() => setChosen(job)}
              />
            ),
          },
        ]}
      />
      <ConfirmDialog
        title={t('cancelTitle', { kind })}
        action={t('cancelYes')}
        isOpen={chosen !== null}
        isPending={cancel.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() => chosen && cancel.mutate({ ids: [chosen.id] })}
      >
        <p>{t('cancelLead')}</p>
      </ConfirmDialog>
    </>
  )
}
