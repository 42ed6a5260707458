import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components'
import { Progress, useDeskRouter, useSend, useWords } from '#platform/desk'
import { accountsApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { EntryCard } from './entry-card.tsx'

/** Where the letter of a new account leads. */
export function ConfirmPage() {
  const { params, go } = useDeskRouter()
  const confirm = useSend(accountsApi.confirmRegistration, { quiet: true, refreshes: [accountsApi.me], onDone: () => go('/') })
  useOnce(() => confirm.mutate({ token: params['token'] ?? '' }))
  return <Confirmation error={confirm.error} />
}

/** Where the letter of a new e-mail address leads. */
export function ConfirmEmailPage() {
  const t = useWords(accountsOwnerMessages)
  const { params } = useDeskRouter()
  const confirm = useSend(accountsApi.confirmEmail, { quiet: true })
  useOnce(() => confirm.mutate({ token: params['token'] ?? '' }))
  return <Confirmation error={confirm.error} done={confirm.isSuccess ? t('emailConfirmed') : ''} />
}

function Confirmation({ error, done }: { error: unknown; done?: string }) {
  const t = useWords(accountsOwnerMessages)
  return (
    <EntryCard title={t('confirming')} error={error} foot={<Link href="/sign-in">{t('backToSignIn')}</Link>}>
      {done ? <p role="status">{done}</p> : !error && <Progress label={t('confirming')} />}
    </EntryCard>
  )
}

function useOnce(act: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    act()
  })
}
