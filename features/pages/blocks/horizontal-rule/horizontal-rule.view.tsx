import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import type { HorizontalRuleProps } from './horizontal-rule.contract.ts'

export function HorizontalRuleView({ props }: ViewProps<HorizontalRuleProps>): ReactNode {
  return <hr className="rule" data-look={props.look === 'line' ? undefined : props.look} />
}
