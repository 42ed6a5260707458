import { DateField, type FieldProps, Switch, useWords } from '#platform/ui'
import { dayMs } from '#platform/contract'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'

const yearMs = 365 * dayMs

/** Whether a card ends, and when. */
export function ExpiryFields({ value, onChange, error }: FieldProps<string | null>) {
  const t = useWords(giftCardsOwnerMessages)
  return (
    <>
      <Switch
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? new Date(Date.now() + yearMs).toISOString() : null)}
      >
        {t('expires')}
      </Switch>
      {value !== null && (
        <DateField
          label={t('expiresAt')}
          value={new Date(value)}
          onChange={(at) => at && onChange(at.toISOString())}
          error={error}
        />
      )}
    </>
  )
}
