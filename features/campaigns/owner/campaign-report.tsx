import { useState } from 'react'
import { Copy, Trash2 } from '#platform/icons'
import {
  ActionsMenu,
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  DetailList,
  LinkButton,
  Page,
  Progress,
  RadioGroup,
  RemovalDialog,
  useMay,
  useMoments,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { archiveChoices, type Campaign, campaignsApi } from '../contract/index.ts'
import { CampaignIssues } from './campaign-issues.tsx'
import { progressOf, stateTones } from './campaign-words.ts'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

/** Shows the numbers of a campaign that was sent, is being sent, or will be. */
export function CampaignReport({ campaign }: { campaign: Campaign }) {
  const t = useWords(campaignsOwnerMessages)
  const may = useMay()
  const when = useMoments({ dateStyle: 'long', timeStyle: 'short' })
  const { state, subject, counts, sendAt, startedAt, waitsFor } = campaign
  return (
    <Page
      title={
        <>
          {subject || t('noSubject')} <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
        </>
      }
      lead={
        startedAt ? t('startedOn', { when: when(startedAt) }) : sendAt ? t('scheduledFor', { when: when(sendAt) }) : ''
      }
      actions={may('newsletter.message.write') && <Actions campaign={campaign} />}
    >
      {waitsFor && <Banner tone="attention">{t(`waits.${waitsFor}`)}</Banner>}
      {(state === 'sending' || state === 'stopped') && (
        <Card>
          <Progress
            label={t('progress', { done: counts.sent, all: Math.max(counts.expected, counts.recipients) })}
            value={progressOf(counts)}
          />
        </Card>
      )}
      <Card title={t('numbers')}>
        <DetailList
          details={(['recipients', 'sent', 'failed', 'bounced', 'complaints', 'unsubscribed'] as const).map((name) => [
            t(`count.${name}`),
            String(counts[name]),
          ])}
        />
      </Card>
      <ArchiveCard campaign={campaign} mayWrite={may('newsletter.message.write')} />
      {may('newsletter.subscriber.read') && <CampaignIssues id={campaign.id} counts={counts} />}
    </Page>
  )
}

function Actions({ campaign }: { campaign: Campaign }) {
  const t = useWords(campaignsOwnerMessages)
  const { go } = useOwnerRouter()
  const { id, state, subject } = campaign
  const [asks, setAsks] = useState<'stop' | 'remove' | null>(null)
  const resume = useSend(campaignsApi.resume, { refreshes: [campaignsApi.list, campaignsApi.read] })
  const copy = useSend(campaignsApi.create, {
    refreshes: [campaignsApi.list],
    onDone: (answer) => go(`/config/campaigns/${answer.id}`),
  })
  const isRunning = state === 'sending' || state === 'scheduled'
  return (
    <>
      <ActionsMenu
        label={t('actions')}
        entries={[
          { id: 'copy', label: t('copyCampaign'), icon: Copy, onAction: () => copy.mutate({ copyOf: id }) },
          !isRunning && {
            id: 'remove',
            label: t('remove'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => setAsks('remove'),
          },
        ]}
      />
      {isRunning && <Button onPress={() => setAsks('stop')}>{t(state === 'sending' ? 'stop' : 'unschedule')}</Button>}
      {state === 'stopped' && (
        <Button tone="primary" isPending={resume.isPending} onPress={() => resume.mutate({ id })}>
          {t('resume')}
        </Button>
      )}
      {asks === 'stop' && isRunning && <StopDialog id={id} state={state} onClose={() => setAsks(null)} />}
      {asks === 'remove' && (
        <RemovalDialog
          endpoint={campaignsApi.remove}
          input={{ id }}
          refreshes={[campaignsApi.list]}
          title={t('removeTitle', { subject: subject || t('noSubject') })}
          action={t('remove')}
          doneMessage={t('removed')}
          onClose={() => setAsks(null)}
          onDone={() => go('/config/campaigns')}
        >
          {t('removeText')}
        </RemovalDialog>
      )}
    </>
  )
}

/** Asks before a running campaign stops, or a scheduled one becomes a draft. */
function StopDialog({ id, state, onClose }: Pick<Campaign, 'id' | 'state'> & { onClose: () => void }) {
  const t = useWords(campaignsOwnerMessages)
  const stop = useSend(campaignsApi.stop, { refreshes: [campaignsApi.list, campaignsApi.read], onDone: onClose })
  const act = state === 'sending' ? 'stop' : 'unschedule'
  return (
    <ConfirmDialog
      title={t(`${act}Title`)}
      action={t(act)}
      keep={t('keepSending')}
      isOpen
      isPending={stop.isPending}
      onConfirm={() => stop.mutate({ id })}
      onClose={onClose}
    >
      {t(`${act}Text`)}
    </ConfirmDialog>
  )
}

function ArchiveCard({ campaign: { id, draft, archiveUrl }, mayWrite }: { campaign: Campaign; mayWrite: boolean }) {
  const t = useWords(campaignsOwnerMessages)
  const set = useSend(campaignsApi.setArchive, { refreshes: [campaignsApi.read] })
  return (
    <Card
      title={t('archive')}
      lead={t('archiveLead')}
      foot={
        archiveUrl !== null && (
          <LinkButton href={archiveUrl} target="_blank">
            {t('openPage')}
          </LinkButton>
        )
      }
    >
      <RadioGroup
        label={t('archive')}
        hideLabel
        isDisabled={!mayWrite || set.isPending}
        value={draft.archive}
        onChange={(archive) => set.mutate({ id, archive })}
        options={archiveChoices.map((value) => ({ value, label: t(`archive.${value}`) }))}
      />
    </Card>
  )
}
