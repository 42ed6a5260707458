import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover, type Placement } from 'react-aria-components'

/** A small surface that belongs to its trigger. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  children,
}: {
  trigger: ReactElement
  label: string
  placement?: Placement
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className="q-popover pad" placement={placement} offset={6}>
        <Dialog aria-label={label} className="q-field">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
