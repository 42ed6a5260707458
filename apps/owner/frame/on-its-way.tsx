import { Skeleton } from '#platform/ui'

/** Placeholder of the frame until the account and the site are loaded. */
export function FrameOnItsWay() {
  return (
    <div className="o-frame">
      <aside className="o-side">
        <Skeleton lines={8} height={20} gap={14} />
      </aside>
      <div className="o-content">
        <ScreenOnItsWay />
      </div>
    </div>
  )
}

/** Placeholder of a screen whose code is being loaded. */
export function ScreenOnItsWay() {
  return (
    <div className="q-page">
      <Skeleton lines={6} height={20} gap={18} />
    </div>
  )
}

/** Shows a placeholder instead of an empty window while a screen loads, in both routers. */
export const waitingOptions = {
  defaultPendingComponent: ScreenOnItsWay,
  defaultPendingMs: 200,
  defaultPendingMinMs: 200,
}
