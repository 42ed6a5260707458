import { useEffect, useState } from 'react'
import { Button, Dialog, onStepUp, sentenceOf, TextField, useLanguage, useSend, useWords } from '#platform/desk'
import { accountsApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'

/** Comes up by itself when the server wants to see the password before it does what was asked. */
export function StepUpDialog() {
  const t = useWords(accountsOwnerMessages)
  const language = useLanguage()
  const [asked, setAsked] = useState<{ answer: (isShown: boolean) => void } | null>(null)
  const [password, setPassword] = useState('')
  useEffect(() => onStepUp(() => new Promise((answer) => setAsked({ answer }))), [])
  const end = (isShown: boolean) => {
    asked?.answer(isShown)
    setAsked(null)
    setPassword('')
  }
  const prove = useSend(accountsApi.stepUp, { quiet: true, onDone: () => end(true) })
  return (
    <Dialog title={t('stepUp')} isOpen={asked !== null} onClose={() => end(false)}>
      <form
        className="account-step-up"
        onSubmit={(event) => {
          event.preventDefault()
          prove.mutate({ password })
        }}
      >
        <p className="q-quiet">{t('stepUpLead')}</p>
        <TextField
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          autoFocus
          error={prove.error && sentenceOf(prove.error, language)}
        />
        <Button type="submit" tone="primary" isDisabled={!password} isPending={prove.isPending}>
          {t('stepUpGo')}
        </Button>
      </form>
    </Dialog>
  )
}
