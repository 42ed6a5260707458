import { lazyPart } from '#platform/ui'

/** Parts that are loaded after the first pointer movement. */
export const NotesPanel = lazyPart(() => import('./notes-panel.tsx').then((module) => module.NotesPanel))
export const NotesOnCanvas = lazyPart(
  () => import('./notes-on-canvas.tsx').then((module) => module.NotesOnCanvas),
  null,
)
