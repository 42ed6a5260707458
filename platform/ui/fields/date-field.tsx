import { type CalendarDateTime, parseDateTime } from '@internationalized/date'
import { DateField as AriaDateField, DateInput, DateSegment, Group, Label } from 'react-aria-components'
import { FieldHint, refused } from '../field-hint.tsx'

export interface DateFieldProps {
  label: string
  value: Date | null
  onChange: (value: Date | null) => void
  hint?: string
  error?: string | null
}

/** A moment, to the minute, in the time of the person's own machine. */
export function DateField({ label, value, onChange, hint, error }: DateFieldProps) {
  return (
    <AriaDateField
      value={value && toLocal(value)}
      onChange={(next) => onChange(next && new Date(next.year, next.month - 1, next.day, next.hour, next.minute))}
      granularity="minute"
      {...refused(error)}
      className="q-field"
    >
      <Label className="q-label">{label}</Label>
      <Group className="q-input-group">
        <DateInput className="q-date-input">
          {(segment) => <DateSegment segment={segment} className="q-date-segment" />}
        </DateInput>
      </Group>
      <FieldHint hint={hint} error={error} />
    </AriaDateField>
  )
}

function toLocal(moment: Date): CalendarDateTime {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return parseDateTime(`${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`)
}
