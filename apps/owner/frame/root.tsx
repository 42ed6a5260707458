import { lazyPart } from '#platform/ui'
import { RouteBridge } from './route-bridge.tsx'

// Beside the screens, whose forms it guards: none of them is there before.
const LeaveGuard = lazyPart(() => import('./leave-guard.tsx').then((module) => module.LeaveGuard), null)

/** Around every screen. */
export function Root() {
  return (
    <>
      <RouteBridge />
      <LeaveGuard />
    </>
  )
}
