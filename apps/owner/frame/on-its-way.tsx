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

/** In place of a screen whose code is still being fetched. */
export function ScreenOnItsWay() {
  return (
    <div className="q-page">
      <Skeleton lines={6} height={20} gap={18} />
    </div>
  )
}

/**
 * For both routers: a screen that is not there within a blink is announced by its bones, instead of by a blank window.
 */
export const waitingOptions = {
  defaultPendingComponent: ScreenOnItsWay,
  defaultPendingMs: 200,
  defaultPendingMinMs: 200,
}
