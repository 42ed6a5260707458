import { useCall, useWords } from '#platform/ui'
import { accountsApi } from '../contract/index.ts'
import { mailboxMessages } from './mailbox.messages.ts'

/** Tells whether emails leave the installation; true until the account is read. */
export function useSendsEmail(): boolean {
  return useCall(accountsApi.me, {}).data?.sendsEmail ?? true
}

/** Returns the sentence after an email was written: `sent`, or where the email stays without a mail server. */
export function useEmailSentence(): (sent: string) => string {
  const t = useWords(mailboxMessages)
  const isSent = useSendsEmail()
  return (sent) => (isSent ? sent : t('keptHere'))
}

/** Returns the hint of a setting that sends emails, with a warning in an installation without a mail server. */
export function useEmailHint(): (hint?: string) => { hint?: string } {
  const t = useWords(mailboxMessages)
  const isSent = useSendsEmail()
  return (hint = '') => {
    const whole = isSent ? hint : `${hint} ${t('keptHint')}`.trim()
    return whole === '' ? {} : { hint: whole }
  }
}
