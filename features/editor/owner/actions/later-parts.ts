import { lazyDialog } from '#platform/ui'

/** A part that is loaded after the first pointer movement. */
export const ContextMenu = lazyDialog(() => import('./context-menu.tsx').then((module) => module.ContextMenu))
