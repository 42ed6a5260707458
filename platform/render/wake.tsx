import { type ReactNode, createContext, createElement, useContext } from 'react'
import type { Behaviour, Island, WakeMoment } from '#platform/islands'

export interface Woken {
  island: Island | Behaviour
  when: WakeMoment
  flag?: string | undefined
  props: object
  children: ReactNode
}

/** How the present renderer places what wakes: the server as an element of its own, the canvas as plain content. */
export const PlacementContext = createContext<((woken: Woken) => ReactNode) | null>(null)

/**
 * Marks what wakes in the visitor's browser. `<Wake island={lightbox} when="touch" props={{ photos }} />` renders an
 * island; around HTML it wakes a behaviour: `<Wake island={accordion} props={{ multiple }}>…</Wake>`.
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
  /** A cookie, `name=value`, without which it does not wake at `load`, and nothing is fetched for it. */
  flag?: string
  props: Props
  children?: ReactNode
}): ReactNode {
  const place = useContext(PlacementContext)
  if (place) return place({ island: island as Island | Behaviour, when, flag, props, children })
  return island.kind === 'island' ? createElement(island.component, props) : children
}
