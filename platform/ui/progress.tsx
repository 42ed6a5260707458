import { Label, ProgressBar } from 'react-aria-components'
import { cx } from './class-names.ts'

/** `value` is from 0 to 100; without it the bar shows only that work is in progress. */
export function Progress({ label, value }: { label: string; value?: number | null }) {
  const waiting = value === undefined || value === null
  return (
    <ProgressBar value={value ?? 0} isIndeterminate={waiting} className="q-progress">
      {({ percentage, valueText }) => (
        <>
          <Label>{label}</Label>
          <span className="q-progress-value">{waiting ? '' : valueText}</span>
          <div className={cx('q-progress-track', waiting && 'waiting')}>
            <div style={waiting ? {} : { width: `${percentage ?? 0}%` }} />
          </div>
        </>
      )}
    </ProgressBar>
  )
}
