import { lazyDialog, lazyPart } from '#platform/ui'

/** A part that is loaded after the first pointer movement. */
export const ContextMenu = lazyDialog(() => import('./context-menu.tsx').then((module) => module.ContextMenu))

/** Commands are offered once the page is drawn. */
export const EditorCommands = lazyPart(
  () => import('./editor-commands.ts').then((module) => module.EditorCommands),
  null,
)
