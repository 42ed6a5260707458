import type { Icon } from '#platform/icons'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { cx } from '../class-names.ts'
import { Tooltip } from '../overlays/tooltip.tsx'

export interface Choice<V extends string = string> {
  value: V
  label: string
  hint?: string
  icon?: Icon
  /** The fonts in which a list shows the option. */
  font?: string
}

export interface Choosing<V extends string> {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly Choice<V>[]
  isDisabled?: boolean
}

/** Few short options side by side; with `icons` the labels are tooltips. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  options,
  icons,
  isDisabled,
  hideLabel,
}: Choosing<V> & { icons?: boolean; hideLabel?: boolean }) {
  return (
    <div className="q-field">
      {!hideLabel && (
        <span className="q-label" aria-hidden>
          {label}
        </span>
      )}
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => onChange([...keys][0] as V)}
        isDisabled={isDisabled ?? false}
        className={cx('q-segments')}
      >
        {options.map((option) =>
          icons && option.icon ? (
            <IconSegment key={option.value} option={option} />
          ) : (
            <Segment key={option.value} option={option} />
          ),
        )}
      </ToggleButtonGroup>
    </div>
  )
}

function Segment({ option }: { option: Choice }) {
  const Icon = option.icon
  return (
    <ToggleButton id={option.value} className="q-segment">
      {Icon && <Icon aria-hidden />}
      {option.label}
    </ToggleButton>
  )
}

function IconSegment({ option }: { option: Choice }) {
  const Icon = option.icon
  return (
    <Tooltip text={option.label}>
      <ToggleButton id={option.value} aria-label={option.label} className="q-segment">
        {Icon && <Icon aria-hidden />}
      </ToggleButton>
    </Tooltip>
  )
}
