import type { CSSProperties, ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import type { SpacerProps } from './spacer.contract.ts'

/** On phones rows are as high as their content, so the spacer has half of its height there. */
export function SpacerView({ place }: ViewProps<SpacerProps>): ReactNode {
  return <div className="spacer" style={{ '--rows': place.mobile?.h ?? place.desktop.h } as CSSProperties} />
}
