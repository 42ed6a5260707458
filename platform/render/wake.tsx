import { type ReactNode, createContext, createElement, useContext } from 'react'
import type { Behaviour, Island, WakeMoment } from '#platform/islands'

export interface Woken {
  island: Island | Behaviour
  when: WakeMoment
  props: object
  children: ReactNode
}

/** How the present renderer places what wakes: the server as an element of its own, the canvas as plain content. */
export const PlacementContext = createContext<((woken: Woken) => ReactNode) | null>(null)

/**
 * Marks what wakes in the visitor's browser. `<Wake island={lightbox} when="touch" props={{ photos }} />` renders an island;
 * around HTML it wakes a behaviour: `<Wake island={accordion} props={{ multiple }}>…</Wake>`.
 */
export function Wake<Props extends object>({
  island,
  when = 'visible',
  props,
  children = null,
}: {
  island: Island<Props> | Behaviour<Props>
  when?: WakeMoment
  props: Props
  children?: ReactNode
}): ReactNode {
  const place = useContext(PlacementContext)
  if (place) return place({ island: island as Island | Behaviour, when, props, children })
  return island.kind === 'island' ? createElement(island.component, props) : children
}
