import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover, type Placement } from 'react-aria-components'

/** A small surface that its trigger opens. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  children,
  ...open
}: {
  trigger: ReactElement
  label: string
  placement?: Placement
  /** Controls the popover, for callers that open it in other ways too. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover className="q-popover pad" placement={placement} offset={6}>
        <Dialog aria-label={label} className="q-field">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
