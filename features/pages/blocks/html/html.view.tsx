import type { ReactNode } from 'react'
import { RichText, type ViewProps } from '#platform/render'
import type { HtmlProps } from './html.contract.ts'

export function HtmlView({ props }: ViewProps<HtmlProps>): ReactNode {
  return (
    <div className="text">
      <RichText doc={props.text} />
    </div>
  )
}
