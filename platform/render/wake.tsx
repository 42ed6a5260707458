import { type ReactNode, createContext, createElement, useContext } from 'react'
import type { Behaviour, Island, WakeMoment } from '#platform/islands'

export interface Woken {
  island: Island | Behaviour
  when: WakeMoment
  flag?: string | undefined
  props: object
  children: ReactNode
}

/** Places an island: the server renders an element, the canvas plain content. */
export const PlacementContext = createContext<((woken: Woken) => ReactNode) | null>(null)

/**
 * Marks what starts in the visitor's browser. `<Wake island={lightbox} when="touch" props={{ photos }} />` renders an
 * island; around HTML it starts a behaviour: `<Wake island={accordion} props={{ multiple }}>…</Wake>`.
 */
export function Wake<Props extends object>({
  island,
  when = 'visible',
  flag,
  props,
  children = null,
}: {
  island: Island<Props> | Behaviour<Props>
  when?: WakeMoment
  /** A cookie as `name=value`. Without it nothing is loaded, and the island does not start at `load`. */
  flag?: string
  props: Props
  children?: ReactNode
}): ReactNode {
  const place = useContext(PlacementContext)
  if (place) return place({ island: island as Island | Behaviour, when, flag, props, children })
  return island.kind === 'island' ? createElement(island.component, props) : children
}
