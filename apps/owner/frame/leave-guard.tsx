import { useBlocker } from '@tanstack/react-router'
import { hasUnsaved, LeavePrompt, mayLeave } from '#platform/ui'

/**
 * Whoever leaves changes that are not saved is asked first: on the way to another screen, and when the window closes.
 */
export function LeaveGuard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: hasUnsaved,
  })
  return <LeavePrompt />
}
