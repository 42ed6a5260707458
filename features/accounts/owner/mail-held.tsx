import { Banner, useWords } from '#platform/ui'
import { mailboxMessages } from './mailbox.messages.ts'

/** Tells owners of a site that emails are waiting, and that none is lost. */
export function MailHeldBanner() {
  const t = useWords(mailboxMessages)
  return <Banner tone="attention">{t('serverRefuses')}</Banner>
}
