import { useState } from 'react'
import { Smartphone } from '#platform/icons'
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  FormDialog,
  TextField,
  toast,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type SecondFactor, secondFactorApi } from '../contract/index.ts'
import { securityMessages } from './security.messages.ts'

const refreshes = [secondFactorApi.read]

interface Start {
  secret: string
  address: string
  qrCode: string
}

/**
 * Sets up an app that shows a new code every half minute, by its QR code or its key. It is active once a first code was
 * typed.
 */
export function CodeAppCard({
  state,
  onCodes,
}: {
  state: SecondFactor
  onCodes: (codes: readonly string[] | null) => void
}) {
  const t = useWords(securityMessages)
  const when = useMoments({ dateStyle: 'medium' })
  const [started, setStarted] = useState<Start | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const start = useSend(secondFactorApi.startCodeApp, { onDone: setStarted })
  const remove = useSend(secondFactorApi.removeCodeApp, {
    refreshes,
    onDone: () => {
      setLeaving(false)
      toast(t('codesAreOff'))
    },
  })
  const app = state.codeApp
  const act = app ? (
    <Button onPress={() => setLeaving(true)}>{t('turnOff')}</Button>
  ) : (
    <Button icon={Smartphone} isPending={start.isPending} onPress={() => start.mutate({})}>
      {t('setUpCodes')}
    </Button>
  )
  return (
    <Card title={t('codes')} lead={t('codesLead')} foot={act}>
      <div>
        <Badge tone={app ? 'success' : 'plain'}>{app ? t('codesOn', { when: when(app.since) }) : t('off')}</Badge>
      </div>
      {app?.usedAt && <p className="q-hint">{t('lastUsed', { when: when(app.usedAt) })}</p>}
      {started && <SetUpDialog start={started} onClose={() => setStarted(null)} onCodes={onCodes} />}
      <ConfirmDialog
        title={t('turnOffCodes')}
        action={t('turnOff')}
        isOpen={isLeaving}
        isPending={remove.isPending}
        onClose={() => setLeaving(false)}
        onConfirm={() => remove.mutate({})}
      >
        <p>{t('turnOffCodesLead')}</p>
        {state.passkeys.length === 0 && <p>{t('removeLastLead')}</p>}
      </ConfirmDialog>
    </Card>
  )
}

function SetUpDialog({
  start,
  onClose,
  onCodes,
}: {
  start: Start
  onClose: () => void
  onCodes: (codes: readonly string[] | null) => void
}) {
  const t = useWords(securityMessages)
  const confirm = useSend(secondFactorApi.confirmCodeApp, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: secondFactorApi.confirmCodeApp.input,
    values: { code: '' },
    save: confirm.mutateAsync,
    savedMessage: t('codesAreOn'),
    onSaved: ({ recoveryCodes }) => {
      onClose()
      onCodes(recoveryCodes)
    },
    refusals: { 'accounts.wrong_code': 'code' },
    isLeftFreely: true,
  })
  return (
    <FormDialog title={t('setUpCodes')} action={t('turnOn')} onClose={onClose} form={form}>
      <p>{t('scan')}</p>
      <img
        className="account-qr-code"
        alt={t('qrCode')}
        src={`data:image/svg+xml,${encodeURIComponent(start.qrCode)}`}
        width={200}
        height={200}
      />
      <TextField label={t('key')} value={start.secret} isReadOnly />
      <TextField
        label={t('code')}
        {...form.field('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        autoFocus
      />
    </FormDialog>
  )
}
