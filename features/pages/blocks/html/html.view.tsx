import type { ReactNode } from 'react'
import { RichText, type RichNode, type ViewProps, Wake } from '#platform/render'
import { countUp } from './count-up.behaviour.ts'
import { highlight } from './highlight.behaviour.ts'
import type { HtmlProps } from './html.contract.ts'

export function HtmlView({ props }: ViewProps<HtmlProps>): ReactNode {
  const words = (
    <div className="text">
      <RichText doc={props.text} />
    </div>
  )
  const counted = props.counts ? (
    <Wake island={countUp} props={{}}>
      {words}
    </Wake>
  ) : (
    words
  )
  if (!props.highlight || !hasMark(props.text)) return counted
  return (
    <Wake island={highlight} props={props.highlight}>
      {counted}
    </Wake>
  )
}

function hasMark(node: RichNode): boolean {
  return (node.marks ?? []).some(({ type }) => type === 'highlight') || (node.content ?? []).some(hasMark)
}
