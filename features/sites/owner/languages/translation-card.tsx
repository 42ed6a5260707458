import { useState } from 'react'
import {
  Badge,
  Banner,
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  ErrorState,
  FormCard,
  Skeleton,
  TextField,
  toast,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import type { Output } from '#platform/contract'
import { emailsApi } from '../../contract/emails.api.ts'
import { multilingualApi } from '../../contract/index.ts'
import { languagesMessages } from './languages.messages.ts'

type Status = Output<typeof multilingualApi.status>

const tones = { disconnected: 'plain', connecting: 'attention', connected: 'success', error: 'danger' } as const
const refreshes = [multilingualApi.status, multilingualApi.settings, emailsApi.list]

/** The service that translates for the site, with a key of the owner. */
export function TranslationCard() {
  const t = useWords(languagesMessages)
  const { data, error, refetch } = useCall(multilingualApi.status, {})
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Card title={t('translator')}>
        <Skeleton lines={2} height={24} />
      </Card>
    )
  return data.status === 'disconnected' ? <Connect status={data} /> : <Connected status={data} />
}

function Connect({ status }: { status: Status }) {
  const t = useWords(languagesMessages)
  const connect = useSend(multilingualApi.connect, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: multilingualApi.connect.input,
    values: { key: '' },
    save: connect.mutateAsync,
    onSaved: ({ status: reached }) => reached === 'connected' && toast(t('translator.connected')),
    refusals: { 'sites.translation_key_refused': 'key' },
  })
  return (
    <FormCard form={form} title={t('translator')} lead={t('translator.lead')} action={t('translator.connect')}>
      <State status={status} />
      <TextField label={t('translator.key')} hint={t('translator.keyHint')} {...form.field('key')} />
    </FormCard>
  )
}

function Connected({ status }: { status: Status }) {
  const t = useWords(languagesMessages)
  const [isAsking, setAsking] = useState(false)
  const disconnect = useSend(multilingualApi.disconnect, {
    refreshes,
    onDone: () => toast(t('translator.disconnected')),
  })
  return (
    <Card title={t('translator')} lead={t('translator.lead')}>
      <State status={status} />
      {status.status === 'connected' ? (
        <p>{status.message}</p>
      ) : (
        <Banner tone={status.status === 'error' ? 'danger' : 'attention'}>{status.message}</Banner>
      )}
      <ButtonRow>
        <Button onPress={() => setAsking(true)}>{t('translator.disconnect')}</Button>
      </ButtonRow>
      <ConfirmDialog
        title={t('translator.disconnectTitle')}
        action={t('translator.disconnect')}
        isOpen={isAsking}
        isPending={disconnect.isPending}
        onConfirm={() => disconnect.mutate({}, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>{t('translator.disconnectText')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function State({ status: { status } }: { status: Status }) {
  const t = useWords(languagesMessages)
  return (
    <p>
      <Badge tone={tones[status]}>{t(`translator.state.${status}`)}</Badge>
    </p>
  )
}
