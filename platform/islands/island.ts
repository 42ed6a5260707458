import type { ComponentType } from 'react'

/**
 * The moment at which the browser loads and starts it: at once, when the page is idle, when it becomes visible, or when
 * it is first touched.
 */
export type WakeMoment = 'load' | 'idle' | 'visible' | 'hover' | 'touch'

/** A React component that is hydrated in the visitor's browser as its own root. */
export interface Island<Props = unknown> {
  readonly kind: 'island'
  /** The name of its file without `.island.tsx`. */
  readonly name: string
  readonly component: ComponentType<Props>
}

/**
 * Plain TypeScript for the server's HTML. The function that `wake` returns is called when the element leaves the page.
 */
export interface Behaviour<Props = unknown> {
  readonly kind: 'behaviour'
  /** The name of its file without `.behaviour.ts`. */
  readonly name: string
  readonly wake: (root: HTMLElement, props: Props) => void | (() => void)
}

/** `export default island('gallery', Gallery)` in `gallery.island.tsx`. Props are plain JSON. */
export function island<Props>(name: string, component: ComponentType<Props>): Island<Props> {
  return { kind: 'island', name, component }
}

/**
 * `export const gallery = behaviour('gallery', (root, props) => …)` in `gallery.behaviour.ts`. Props are plain JSON.
 */
export function behaviour<Props>(name: string, wake: Behaviour<Props>['wake']): Behaviour<Props> {
  return { kind: 'behaviour', name, wake }
}
