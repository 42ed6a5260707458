import { useBlocker } from '@tanstack/react-router'
import { hasUnsaved, mayLeave } from '#platform/ui'
import { RouteBridge } from './route-bridge.tsx'

/** Around every screen. Whoever leaves changes that are not saved is asked first: on the way to another screen, and when the window closes. */
export function Root() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: hasUnsaved,
  })
  return <RouteBridge />
}
