import { Banner, useWords } from '#platform/ui'
import { mailboxMessages } from './mailbox.messages.ts'

/** For owners of a site: emails wait, and none is lost. */
export function MailHeldBanner() {
  const t = useWords(mailboxMessages)
  return <Banner tone="attention">{t('serverRefuses')}</Banner>
}
