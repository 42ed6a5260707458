import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Returns the function that an island's browser bundle exports as `wake`. */
export function hydrate<Props extends object>(
  component: ComponentType<Props>,
): (root: HTMLElement, props: Props) => () => void {
  return (root, props) => {
    // The server rendered this island as its own root under the same prefix; without it the ids of `useId` would not
    // match.
    const mounted = hydrateRoot(root, createElement(component, props), { identifierPrefix: root.id })
    return () => mounted.unmount()
  }
}
