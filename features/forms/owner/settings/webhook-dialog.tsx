import { RotateCw, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  ButtonRow,
  Dialog,
  Group,
  QueryResult,
  Switch,
  Table,
  TextField,
  type Tone,
  toast,
  useCallPages,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import type { DeliveryState } from '../../contract/webhook.rules.ts'
import { type Delivery, type Webhook, webhooksApi } from '../../contract/webhooks.api.ts'
import { formSettingsMessages } from '../forms-owner.messages.ts'

const tones: Readonly<Record<DeliveryState, Tone>> = { delivered: 'success', waiting: 'attention', failed: 'danger' }

/** Edits a webhook: its secret, its switch, and its log. */
export function WebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useWords(formSettingsMessages)
  const { id, url, isEnabled } = webhook
  const change = useSend(webhooksApi.change, { refreshes: [webhooksApi.list] })
  const remove = useSend(webhooksApi.remove, { refreshes: [webhooksApi.list] })
  return (
    <Dialog title={url} onClose={onClose} isOpen size="wide">
      <Group>
        <Switch isSelected={isEnabled} onChange={(isOn) => change.mutate({ id, isEnabled: isOn })}>
          {t('enabled')}
        </Switch>
        <Secret id={id} />
      </Group>
      <Group title={t('log')}>
        <Log id={id} />
      </Group>
      <ButtonRow>
        <Button
          icon={Trash2}
          isPending={remove.isPending}
          onPress={() => remove.mutate({ id }, { onSuccess: onClose })}
        >
          {t('removeWebhook')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

/** Shown on request only. */
function Secret({ id }: { id: string }) {
  const t = useWords(formSettingsMessages)
  const [secret, setSecret] = useState<string | null>(null)
  const ask = useSend(webhooksApi.secret, {})
  const show = (isNew: boolean) => ask.mutate({ id, isNew }, { onSuccess: (answered) => setSecret(answered.secret) })
  return (
    <>
      {secret !== null && (
        <TextField label={t('secret')} hint={t('secret.hint')} value={secret} isReadOnly onChange={() => {}} />
      )}
      <ButtonRow>
        <Button isPending={ask.isPending} onPress={() => show(false)}>
          {t('showSecret')}
        </Button>
        {secret !== null && (
          <Button icon={RotateCw} isPending={ask.isPending} onPress={() => show(true)}>
            {t('newSecret')}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}

function Log({ id }: { id: string }) {
  const t = useWords(formSettingsMessages)
  const found = useCallPages(webhooksApi.log, { id })
  return (
    <QueryResult
      found={found}
      entries={found.data?.pages.flatMap((page) => page.deliveries)}
      empty={<p className="q-hint">{t('nothingSent')}</p>}
    >
      {(deliveries) => <LogTable deliveries={deliveries} />}
    </QueryResult>
  )
}

function LogTable({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useWords(formSettingsMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const replay = useSend(webhooksApi.replay, { refreshes: [webhooksApi.log, webhooksApi.list] })
  return (
    <Table
      label={t('log')}
      entries={deliveries}
      columns={[
        {
          id: 'when',
          label: t('when'),
          isRowHeader: true,
          cell: ({ createdAt, failure }) => (
            <>
              {when(createdAt)}
              {failure !== '' && <span className="q-hint forms-failure">{failure}</span>}
            </>
          ),
        },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ state, status }) => (
            <Badge tone={tones[state]}>
              {t(`delivery.${state}`)}
              {status === null ? '' : ` · ${status}`}
            </Badge>
          ),
        },
        { id: 'tries', label: t('tries'), short: true, wideOnly: true, cell: ({ attempts }) => String(attempts) },
        {
          id: 'again',
          label: t('again'),
          short: true,
          cell: ({ id }) => (
            <Button
              size="small"
              isPending={replay.isPending && replay.variables.id === id}
              onPress={() => replay.mutate({ id }, { onSuccess: () => toast(t('sentAgain')) })}
            >
              {t('again')}
            </Button>
          ),
        },
      ]}
    />
  )
}
