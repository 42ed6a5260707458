import { LeaveGuard } from './leave-guard.tsx'
import { RouteBridge } from './route-bridge.tsx'

/** Wraps every screen. */
export function Root() {
  return (
    <>
      <RouteBridge />
      <LeaveGuard />
    </>
  )
}
