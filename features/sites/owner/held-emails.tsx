import './sites-owner.css'
import { Banner, LinkButton, useCall, useMay, useWords } from '#platform/ui'
import { minuteMs } from '#platform/contract'
import { sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Says that the site has reached its limit of emails for now, and that waiting ones are not lost. */
export function HeldEmails({ isInMailbox = false }: { isInMailbox?: boolean }) {
  const t = useWords(sitesOwnerMessages)
  const { data: limits } = useCall(
    sitesApi.mailLimits,
    {},
    { refetchInterval: minuteMs, enabled: useMay()('settings.mail') },
  )
  if (!limits || limits.held === 0) return null
  const show = (
    <LinkButton size="small" href="/config/mailbox">
      {t('mailHeldShow')}
    </LinkButton>
  )
  return (
    <div className="held-emails">
      <Banner tone="attention" action={isInMailbox ? undefined : show}>
        <strong>{t('mailHeld', { n: limits.held })}</strong>{' '}
        {t('mailHeldLead', { hour: limits.hour.most, day: limits.day.most })}
      </Banner>
    </div>
  )
}
