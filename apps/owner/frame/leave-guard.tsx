import { useBlocker } from '@tanstack/react-router'
import { hasUnsaved, LeavePrompt, mayLeave } from '#platform/ui'

/** Asks before unsaved changes are left, on the way to another screen and when the window closes. */
export function LeaveGuard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: hasUnsaved,
  })
  return <LeavePrompt />
}
