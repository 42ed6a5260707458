import { useState } from 'react'
import {
  Button,
  ButtonRow,
  ConfirmDialog,
  FormDialog,
  Group,
  TextField,
  useCall,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Webhook, webhooksApi } from '../contract/webhooks.api.ts'
import { formPanelMessages } from './forms-owner.messages.ts'

/** Connects services that process submissions automatically, each with its own address (C4.64, C4.65). */
export function AutomationRows() {
  const t = useWords(formPanelMessages)
  const may = useMay()('settings.advanced')
  const { data } = useCall(webhooksApi.list, {}, { enabled: may })
  const [isConnecting, setConnecting] = useState(false)
  if (!may || !data) return null
  const automations = data.webhooks.filter(({ isEnabled }) => isEnabled)
  return (
    <Group title={t('automations')}>
      <p className="q-hint">{t('automations.count', { n: automations.length })}</p>
      {automations.map((webhook) => (
        <AutomationRow key={webhook.id} webhook={webhook} />
      ))}
      <ButtonRow>
        <Button onPress={() => setConnecting(true)}>{t('connect')}</Button>
      </ButtonRow>
      {isConnecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Group>
  )
}

/** A service counts as connected after its first request. */
function AutomationRow({ webhook: { id, url, delivered } }: { webhook: Webhook }) {
  const t = useWords(formPanelMessages)
  const [isLeaving, setLeaving] = useState(false)
  const remove = useSend(webhooksApi.remove, { refreshes: [webhooksApi.list] })
  const { host } = new URL(url)
  return (
    <div className="forms-automation">
      <p>{delivered > 0 ? t('connectedTo', { host }) : t('waitingFor', { host })}</p>
      <Button onPress={() => setLeaving(true)}>{t('disconnect')}</Button>
      <ConfirmDialog
        title={t('disconnectTitle', { host })}
        action={t('disconnect')}
        isOpen={isLeaving}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSuccess: () => setLeaving(false) })}
        onClose={() => setLeaving(false)}
      >
        {t('disconnectText')}
      </ConfirmDialog>
    </div>
  )
}

function ConnectDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(formPanelMessages)
  const create = useSend(webhooksApi.create, { quiet: true, refreshes: [webhooksApi.list] })
  const [hasFailed, setFailed] = useState(false)
  const form = useOwnerForm({
    schema: webhooksApi.create.input,
    values: { url: '' },
    save: async (values) => {
      setFailed(false)
      await create.mutateAsync(values).catch((error: unknown) => {
        setFailed(true)
        throw error
      })
    },
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('connectTitle')} action={t('connect')} onClose={onClose} form={form}>
      <p>{t('connectText')}</p>
      <TextField label={t('connectUrl')} placeholder="https://" {...form.field('url')} isRequired autoFocus />
      {hasFailed && <p role="alert">{t('cannotConnect')}</p>}
    </FormDialog>
  )
}
