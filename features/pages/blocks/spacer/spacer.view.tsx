import type { CSSProperties, ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import type { SpacerProps } from './spacer.contract.ts'

/** On phones rows are as high as what they hold, so the room is kept by the spacer itself, at half. */
export function SpacerView({ place }: ViewProps<SpacerProps>): ReactNode {
  return <div className="spacer" style={{ '--rows': place.mobile?.h ?? place.desktop.h } as CSSProperties} />
}
