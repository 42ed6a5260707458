import { useState } from 'react'
import {
  Banner,
  Button,
  DateField,
  Dialog,
  RadioGroup,
  Skeleton,
  useCall,
  useLocale,
  useSend,
  useWords,
} from '#platform/ui'
import { type Campaign, campaignsApi } from '../contract/index.ts'
import { Missing } from './campaign-preview.tsx'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

/** Asks whether the campaign is to be sent, says how many people get it, and sends it at once or at a time. */
export function SendDialog({ campaign: { id }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useWords(campaignsOwnerMessages)
  const [plan, setPlan] = useState<'now' | 'later'>('now')
  const [at, setAt] = useState<Date | null>(null)
  const audience = useCall(campaignsApi.audience, { id })
  const send = useSend(campaignsApi.send, { refreshes: [campaignsApi.list, campaignsApi.read], onDone: onClose })
  const isReady = audience.data?.missing.length === 0 && (plan === 'now' || at !== null)
  return (
    <Dialog
      title={t('sendTitle')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{t('notYet')}</Button>
          <Button
            tone="primary"
            isDisabled={!isReady}
            isPending={send.isPending}
            onPress={() => send.mutate({ id, at: plan === 'later' && at ? at.toISOString() : null })}
          >
            {t(plan === 'now' ? 'sendNow' : 'schedule')}
          </Button>
        </>
      }
    >
      {audience.data ? (
        <>
          <p>
            <strong>{t('sendPeople', { n: audience.data.people })}</strong>
          </p>
          {audience.data.people > audience.data.hourly && (
            <Banner tone="attention">
              {t('sendSlowly', { hourly: audience.data.hourly, daily: audience.data.daily })}
            </Banner>
          )}
          <Missing sentences={audience.data.missing} />
          <RadioGroup
            label={t('sendWhen')}
            value={plan}
            onChange={setPlan}
            options={(['now', 'later'] as const).map((value) => ({ value, label: t(`plan.${value}`) }))}
          />
          {plan === 'later' && <Moment at={at} onChange={setAt} timeZone={audience.data.timeZone} />}
        </>
      ) : (
        <Skeleton lines={3} height={24} />
      )}
    </Dialog>
  )
}

interface MomentProps {
  at: Date | null
  onChange: (at: Date | null) => void
  timeZone: string
}

/** The moment is entered in the time of the owner's machine, so the hint shows the time of the site. */
function Moment({ at, onChange, timeZone }: MomentProps) {
  const t = useWords(campaignsOwnerMessages)
  const locale = useLocale()
  const there = at && new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
  return (
    <DateField
      label={t('sendAt')}
      value={at}
      onChange={onChange}
      {...(there === null ? {} : { hint: t('sendAtThere', { when: there, zone: timeZone }) })}
    />
  )
}
