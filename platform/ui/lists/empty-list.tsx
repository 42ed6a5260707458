import { LinkButton } from '../button.tsx'
import type { EmptyScene } from '../empty-drawing.tsx'
import { EmptyState } from '../feedback.tsx'

interface EmptyListProps {
  isFiltered: boolean
  /** Text when no record matches the filter. */
  none: string
  /** Text when there are no records, beside a drawing and a link to the first action. */
  empty: string
  drawing: EmptyScene
  href: string
  action: string
}

/** A list without records, or without any that match its filter. */
export function EmptyList({ isFiltered, none, empty, drawing, href, action }: EmptyListProps) {
  if (isFiltered) return <EmptyState>{none}</EmptyState>
  return (
    <EmptyState
      drawing={drawing}
      action={
        <LinkButton tone="primary" href={href}>
          {action}
        </LinkButton>
      }
    >
      {empty}
    </EmptyState>
  )
}
