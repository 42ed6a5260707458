import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { Kbd } from '../kbd.tsx'

/** Shows the name of a button on hover and focus. */
export function Tooltip({ text, keys, children }: { text: string; keys?: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className="q-tooltip" offset={6}>
        {text}
        {keys && <Kbd keys={keys} />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
