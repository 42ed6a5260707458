import './accounts-owner.css'
import { useState } from 'react'
import { z } from 'zod'
import {
  Button,
  Dialog,
  ErrorState,
  Form,
  FormButton,
  Skeleton,
  TextField,
  toast,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type PasskeyQuestion, accountsApi, passwordAdvised, secondFactorApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { answerByPasskey, canUsePasskeys, passkeysElsewhere } from './browser-passkeys.ts'
import { securityMessages } from './security.messages.ts'

interface StepUpFormProps {
  isOpen: boolean
  onEnd: (isShown: boolean) => void
  onClose: () => void
}

/** Verifies the person before an action: by passkey, code or password; people without any choose a password. */
export function StepUpForm({ isOpen, onEnd, onClose }: StepUpFormProps) {
  const t = useWords(accountsOwnerMessages)
  const confirm = useWords(securityMessages)
  const me = useCall(accountsApi.me, {}, { enabled: isOpen })
  const hasFactor = me.data?.factors.passkey === true || me.data?.factors.code === true
  const isFirst = me.data?.hasPassword === false && !hasFactor
  return (
    <Dialog title={isFirst ? t('choosePassword') : confirm('confirmTitle')} isOpen={isOpen} onClose={onClose}>
      {me.error && <ErrorState error={me.error} onRetry={() => void me.refetch()} />}
      {me.isPending && <Skeleton lines={3} height={20} />}
      {me.data && !isFirst && <p className="q-quiet">{confirm('confirmLead')}</p>}
      {me.data?.factors.passkey && <PasskeyProof onEnd={onEnd} />}
      {hasFactor && <CodeForm onEnd={onEnd} />}
      {hasFactor && me.data?.hasPassword && <p className="account-or">{confirm('otherWay')}</p>}
      {me.data && (isFirst || me.data.hasPassword) && (
        <PasswordForm isFirst={isFirst} isAlone={!hasFactor} onEnd={onEnd} />
      )}
    </Dialog>
  )
}

function PasskeyProof({ onEnd }: { onEnd: (isShown: boolean) => void }) {
  const t = useWords(securityMessages)
  const prove = useSend(secondFactorApi.stepUpByPasskey, { onDone: () => onEnd(true) })
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const answer = async (question: PasskeyQuestion) => {
    const host = passkeysElsewhere(question)
    if (host !== null) return setElsewhere(host)
    const response = await answerByPasskey(question)
    if (response) prove.mutate({ response })
    else toast(t('passkeyFailed'), { tone: 'failure' })
  }
  const ask = useSend(secondFactorApi.askStepUp, {
    onDone: (question) => void answer(question),
  })
  if (!canUsePasskeys()) return null
  if (elsewhere !== null) return <p role="status">{t('passkeyElsewhere', { host: elsewhere })}</p>
  return (
    <div className="account-step-up">
      <Button tone="primary" isPending={ask.isPending || prove.isPending} onPress={() => ask.mutate({})} autoFocus>
        {t('confirmByPasskey')}
      </Button>
      <p className="account-or">{t('otherWay')}</p>
    </div>
  )
}

function CodeForm({ onEnd }: { onEnd: (isShown: boolean) => void }) {
  const t = useWords(securityMessages)
  const go = useWords(accountsOwnerMessages)
  const prove = useSend(secondFactorApi.stepUpByCode, { quiet: true })
  const form = useOwnerForm({
    schema: secondFactorApi.stepUpByCode.input,
    values: { code: '' },
    save: prove.mutateAsync,
    onSaved: () => onEnd(true),
    refusals: { 'accounts.wrong_code': 'code' },
    isLeftFreely: true,
  })
  return (
    <Form form={form} className="account-step-up">
      <TextField label={t('confirmByCode')} autoComplete="one-time-code" {...form.field('code')} />
      <div className="q-button-row end">
        <FormButton form={form} action={go('stepUpGo')} />
      </div>
    </Form>
  )
}

function PasswordForm({
  isFirst,
  isAlone,
  onEnd,
}: {
  isFirst: boolean
  isAlone: boolean
  onEnd: (isShown: boolean) => void
}) {
  const t = useWords(accountsOwnerMessages)
  const prove = useSend(accountsApi.stepUp, { quiet: true })
  const choose = useSend(accountsApi.changePassword, { quiet: true, refreshes: [accountsApi.me] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { password: '' },
    save: ({ password }) => (isFirst ? choose.mutateAsync({ current: '', password }) : prove.mutateAsync({ password })),
    onSaved: () => onEnd(true),
    refusals: {
      'accounts.wrong_password': 'password',
      'accounts.password_too_short': 'password',
      'accounts.password_too_long': 'password',
      'accounts.password_too_common': 'password',
    },
    isLeftFreely: true,
  })
  return (
    <Form form={form} className="account-step-up">
      {isFirst && <p className="q-quiet">{t('stepUpFirst')}</p>}
      <TextField
        label={t(isFirst ? 'newPassword' : 'currentPassword')}
        type="password"
        autoComplete={isFirst ? 'new-password' : 'current-password'}
        {...form.field('password')}
        autoFocus={isAlone}
        {...(isFirst && { hint: t('passwordHint', { min: passwordAdvised }) })}
      />
      <div className="q-button-row end">
        <FormButton form={form} action={t('stepUpGo')} />
      </div>
    </Form>
  )
}

const formSchema = z.object({ password: z.string().min(1) })
