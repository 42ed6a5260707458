import './accounts-owner.css'
import { useState } from 'react'
import {
  Button,
  Dialog,
  ErrorState,
  sentenceOf,
  Skeleton,
  TextField,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { accountsApi, passwordAdvised } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'

interface StepUpFormProps {
  isOpen: boolean
  onEnd: (isShown: boolean) => void
  onClose: () => void
}

/** Asks for the password again before what was asked is done; whoever has none yet chooses one. */
export function StepUpForm({ isOpen, onEnd, onClose }: StepUpFormProps) {
  const t = useWords(accountsOwnerMessages)
  const me = useCall(accountsApi.me, {}, { enabled: isOpen })
  const isFirst = me.data?.hasPassword === false
  return (
    <Dialog title={t(isFirst ? 'choosePassword' : 'stepUp')} isOpen={isOpen} onClose={onClose}>
      {me.error && <ErrorState error={me.error} onRetry={() => void me.refetch()} />}
      {me.isPending && <Skeleton lines={3} height={20} />}
      {me.data && <PasswordForm isFirst={isFirst} onEnd={onEnd} />}
    </Dialog>
  )
}

function PasswordForm({ isFirst, onEnd }: { isFirst: boolean; onEnd: (isShown: boolean) => void }) {
  const t = useWords(accountsOwnerMessages)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const done = { quiet: true, onDone: () => onEnd(true) }
  const prove = useSend(accountsApi.stepUp, done)
  const choose = useSend(accountsApi.changePassword, { ...done, refreshes: [accountsApi.me] })
  const { error, isPending } = isFirst ? choose : prove
  return (
    <form
      className="account-step-up"
      onSubmit={(event) => {
        event.preventDefault()
        if (isFirst) choose.mutate({ current: '', password })
        else prove.mutate({ password })
      }}
    >
      <p className="q-quiet">{t(isFirst ? 'stepUpFirst' : 'stepUpLead')}</p>
      <TextField
        label={t(isFirst ? 'newPassword' : 'currentPassword')}
        type="password"
        autoComplete={isFirst ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
        autoFocus
        {...(isFirst && { hint: t('passwordHint', { min: passwordAdvised }) })}
        error={error && sentenceOf(error, language)}
      />
      <div className="q-button-row end">
        <Button type="submit" tone="primary" isDisabled={!password} isPending={isPending}>
          {t('stepUpGo')}
        </Button>
      </div>
    </form>
  )
}
